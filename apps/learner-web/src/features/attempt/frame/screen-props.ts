import type { DeliverySectionBody } from '@bandwise/api-contract/learner';

/** The props of every test screen. */
export interface ScreenProps {
  readonly section: DeliverySectionBody;
  /** The name in the top bar. */
  readonly taker: string;
  /** The owner of the attempt: an account's id, or GUEST. */
  readonly owner: string;
  readonly isGuest: boolean;
  readonly startAnew: boolean;
}
