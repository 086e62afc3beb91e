import type { FullGroup } from '@bandwise/domain';
import type { TestType } from '../form/form.ts';

/** Recognised content for one part of the test. */
export interface TakenPart {
  /** The part's id. */
  readonly part: number;
  readonly groups: readonly FullGroup[];
  /** The passage, in place of what is there; null: it stays. */
  readonly content: string | null;
}

/** Everything that one text became, taken into the form at once. */
export interface TakeOver {
  readonly type: 'takeOver';
  readonly parts: readonly TakenPart[];
  /** The group that the text was pasted into; null: groups come last. */
  readonly into: number | null;
  /** null: stays as it is. */
  readonly testType: TestType | null;
  /** The title of the test; null leaves it unchanged. */
  readonly title: string | null;
}
