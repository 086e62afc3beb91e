import type { Verdict } from '@bandwise/domain';

/** The review of a question of a submitted attempt. The verdicts and keys of a save-result response have this shape. */
export interface QuestionReview {
  readonly verdicts: readonly ReviewVerdict[];
  readonly keys: readonly ReviewKey[];
}

export interface ReviewVerdict extends Partial<Pick<Verdict, 'given'>> {
  readonly number: number;
  /** All its numbers: `[21, 22]` for a MULTI question. */
  readonly numbers: readonly number[];
  readonly correct: boolean;
  readonly blank: boolean;
  readonly marks: number;
  readonly total: number;
  /** Whether each blank of `given` is right; only where not all are. */
  readonly parts?: readonly boolean[];
  /** The reason of the verdict, a `VerdictReason`. */
  readonly reason?: string;
}

export interface ReviewKey {
  readonly address: string;
  readonly answers: readonly string[];
  /** Other whole keys that earn the same marks. */
  readonly also_accepted?: readonly (readonly string[])[];
}
