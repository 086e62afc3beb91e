import type { FullGroup } from '@bandwise/domain';
import type { TestType } from '../form/form.ts';

/** Recognised content for one part of the test. */
export interface TakenPart {
  /** The part's id. */
  readonly part: number;
  readonly groups: readonly FullGroup[];
  /** The new passage; null leaves it unchanged. */
  readonly content: string | null;
}

/** The recognised content of one text, added to the form in one step. */
export interface TakeOver {
  readonly type: 'takeOver';
  readonly parts: readonly TakenPart[];
  /** The group that the text was pasted into; null appends groups. */
  readonly into: number | null;
  /** null leaves it unchanged. */
  readonly testType: TestType | null;
  /** The title of the test; null leaves it unchanged. */
  readonly title: string | null;
}
