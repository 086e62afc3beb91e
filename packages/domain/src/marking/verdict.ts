import type { QuestionType } from '../question-types/question-type.ts';

/** Which rules mark: the product specification to the letter, or published IELTS practice. */
export const MARKING_PROFILES = ['spec', 'ielts'] as const;
export type MarkingProfile = (typeof MARKING_PROFILES)[number];

/** Why an answer counts as right. */
export const RIGHT_REASONS = [
  'exact',
  'case',
  'whitespace',
  'hyphen',
  'number_form',
  'spelling_variant',
  'optional_word',
] as const;

/** Why an answer does not count. */
export const WRONG_REASONS = [
  'blank',
  'over_limit',
  'extra_word',
  'missing_word',
  'plural',
  'misspelt',
  'too_many',
  'wrong',
  'unscorable',
] as const;

export type RightReason = (typeof RIGHT_REASONS)[number];
export type WrongReason = (typeof WRONG_REASONS)[number];
export type VerdictReason = RightReason | WrongReason;

/** The judgement on one numbered question; subparts of one number share one. Plain JSON. */
export interface Verdict {
  /** The first number the question takes. */
  readonly number: number;
  /** All of them: one, or a run for MULTI. */
  readonly numbers: readonly number[];
  readonly type: QuestionType;
  /** From 0 to `total`. */
  readonly marks: number;
  /** How many numbers the question takes. */
  readonly total: number;
  /** As the results table shows it. Under `spec` this may differ from the marks (learner specification, section 5). */
  readonly correct: boolean;
  /** Nothing was given: a grey square, not a red one. */
  readonly blank: boolean;
  /** Explains `correct`; a right reason if and only if `correct`. */
  readonly reason: VerdictReason;
  /** What was given: ticks for MULTI, one text per blank for subparts ('' for a blank one), else one or none. */
  readonly given: readonly string[];
}

/** A marked section. Plain JSON. */
export interface SectionResult {
  readonly marks: number;
  /** The sum of the numbers taken; never depends on what was given. */
  readonly total: number;
  readonly verdicts: readonly Verdict[];
}
