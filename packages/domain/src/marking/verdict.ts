import type { QuestionType } from '../question-types/question-type.ts';

/**
 * The profiles of marking: `spec` is the product specification to the letter, `ielts` published IELTS practice.
 *
 * @example
 * ```ts
 * import { MARKING_PROFILES } from '@bandwise/domain';
 *
 * MARKING_PROFILES.join(' '); // => 'spec ielts'
 * ```
 */
export const MARKING_PROFILES = ['spec', 'ielts'] as const;

/**
 * One of `MARKING_PROFILES`.
 *
 * @example
 * ```ts
 * import { markSection, type MarkingProfile } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const groups = [buildKeyedGroup('FILL_BLANKS', 1, ['colour', ''])];
 * const marks = (profile: MarkingProfile) => markSection({ groups }, { '1': 'color' }, { profile }).marks;
 * [marks('spec'), marks('ielts')]; // => [0, 1]
 * ```
 */
export type MarkingProfile = (typeof MARKING_PROFILES)[number];

/**
 * Why an answer counts as right, in the terms of docs/marking.md.
 *
 * @example
 * ```ts
 * import { RIGHT_REASONS } from '@bandwise/domain';
 *
 * RIGHT_REASONS.includes('spelling_variant'); // => true
 * ```
 */
export const RIGHT_REASONS = [
  'exact',
  'case',
  'whitespace',
  'hyphen',
  'number_form',
  'spelling_variant',
  'optional_word',
  'void',
] as const;

/**
 * Why an answer does not count, in the terms of docs/marking.md.
 *
 * @example
 * ```ts
 * import { WRONG_REASONS } from '@bandwise/domain';
 *
 * WRONG_REASONS.includes('over_limit'); // => true
 * ```
 */
export const WRONG_REASONS = [
  'blank',
  'over_limit',
  'extra_word',
  'missing_word',
  'plural',
  'misspelt',
  'repeated',
  'too_many',
  'wrong',
  'unscorable',
] as const;

/**
 * One of `RIGHT_REASONS`.
 *
 * @example
 * ```ts
 * import { RIGHT_REASONS, type RightReason } from '@bandwise/domain';
 *
 * const reason: RightReason = 'case';
 * RIGHT_REASONS.indexOf(reason); // => 1
 * ```
 */
export type RightReason = (typeof RIGHT_REASONS)[number];

/**
 * One of `WRONG_REASONS`.
 *
 * @example
 * ```ts
 * import { WRONG_REASONS, type WrongReason } from '@bandwise/domain';
 *
 * const reason: WrongReason = 'blank';
 * WRONG_REASONS.indexOf(reason); // => 0
 * ```
 */
export type WrongReason = (typeof WRONG_REASONS)[number];

/**
 * Why a question was judged as it was: a `RightReason` or a `WrongReason`.
 *
 * @example
 * ```ts
 * import { markSection, type VerdictReason } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const groups = [buildKeyedGroup('FILL_BLANKS', 1, ['twenty', ''])];
 * const { verdicts } = markSection({ groups }, { '1': '20' }, { profile: 'ielts' });
 * const reasons: readonly VerdictReason[] = verdicts.map(({ reason }) => reason);
 * reasons; // => ['number_form']
 * ```
 */
export type VerdictReason = RightReason | WrongReason;

/**
 * The judgement on one numbered question; subparts of one number share a verdict. Plain JSON. A verdict may be shared between results, and
 * is frozen then: copy it to change it.
 *
 * @example
 * ```ts
 * import { markSection, type Verdict } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const groups = [buildKeyedGroup('MULTI', 21, ['Fig', 'Plum'])];
 * const [verdict]: readonly Verdict[] = markSection({ groups }, { '21': ['Fig', 'gamma'] }, { profile: 'spec' }).verdicts;
 * [verdict?.numbers, verdict?.marks, verdict?.total, verdict?.correct]; // => [[21, 22], 1, 2, false]
 * ```
 */
export interface Verdict {
  /** The first number of the question. */
  readonly number: number;
  /** All numbers of the question: one, or for MULTI several in sequence. */
  readonly numbers: readonly number[];
  readonly type: QuestionType;
  /** From 0 to `total`. */
  readonly marks: number;
  /** The number of numbers that the question takes. */
  readonly total: number;
  /** As the results table shows it. Under `spec` this may differ from the marks (learner specification, section 5). */
  readonly correct: boolean;
  /** Without an answer: a grey square, not a red one. */
  readonly blank: boolean;
  /** Explains `correct`; a right reason if and only if `correct`. */
  readonly reason: VerdictReason;
  /** The learner's answers: ticks for MULTI, one text per blank for subparts ('' without an answer), else one text or none. */
  readonly given: readonly string[];
  /** Whether each blank of a number with several is right, in the order of `given`; only if it has an answer and is not right. */
  readonly parts?: readonly boolean[];
}

/**
 * A marked section: marks from 0 to the total, and a verdict for each numbered question, in order. Plain JSON.
 *
 * @example
 * ```ts
 * import { markSection, type SectionResult } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const result: SectionResult = markSection({ groups: [buildKeyedGroup('MULTI', 1)] }, {}, { profile: 'spec' });
 * [result.marks, result.total, result.verdicts.length]; // => [0, 2, 1]
 * ```
 */
export interface SectionResult {
  /** From 0 to `total`. */
  readonly marks: number;
  /** The maximum marks; does not depend on the answers. */
  readonly total: number;
  /** One verdict for each numbered question, in order. */
  readonly verdicts: readonly Verdict[];
}
