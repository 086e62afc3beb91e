import type { DeliverySectionBody } from '@bandwise/api-contract/learner';

/** What every test screen is given. */
export interface ScreenProps {
  readonly section: DeliverySectionBody;
  /** The name in the top bar. */
  readonly taker: string;
  /** Whose attempt it is: an account's id, or GUEST. */
  readonly owner: string;
  readonly isGuest: boolean;
  readonly startAnew: boolean;
}
