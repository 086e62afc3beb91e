import type { GroupFile, QuestionFile } from '../exam-file/write-group.ts';
import type { Answers } from '../marking/answers.ts';
import type { MarkingRule } from '../marking/rules.ts';
import type { MarkingProfile, SectionResult, Verdict } from '../marking/verdict.ts';
import type { Skill } from '../skills/skill.ts';

/**
 * The format of a signed result's payload. A change that an older `verify` would misread gets a new number.
 *
 * @example
 * ```ts
 * import { SIGNED_RESULT_FORMAT } from '@bandwise/domain/signed-result';
 *
 * SIGNED_RESULT_FORMAT; // => 'bandwise-signed-result/1'
 * ```
 */
export const SIGNED_RESULT_FORMAT = 'bandwise-signed-result/1';

/**
 * The `typ` of the signature's header: a key that signs other things signs none of these by accident.
 *
 * @example
 * ```ts
 * import { SIGNED_RESULT_TYPE } from '@bandwise/domain/signed-result';
 *
 * SIGNED_RESULT_TYPE; // => 'bandwise-signed-result+json'
 * ```
 */
export const SIGNED_RESULT_TYPE = 'bandwise-signed-result+json';

/**
 * SHA-256 of a text's UTF-8 bytes, in lower-case hexadecimal digits. The caller's, for the rules have no cryptography.
 *
 * @example
 * ```ts
 * import { type Sha256 } from '@bandwise/domain/signed-result';
 *
 * // In Node: `createHash('sha256').update(text).digest('hex')`.
 * const sha256: Sha256 = (text) => String(text.length);
 * sha256('text'); // => '4'
 * ```
 */
export type Sha256 = (text: string) => string;

/**
 * The questions and keys of a section, without explanations and lock. The groups are an exam file's.
 *
 * @example
 * ```ts
 * import { buildSignedResult, type MarkedContent } from '@bandwise/domain/signed-result';
 * import { buildSubmittedResult } from '@bandwise/domain/testing';
 *
 * // Yours: SHA-256 in hexadecimal digits.
 * const sha256 = (text: string) => String(text.length);
 * const content: MarkedContent = buildSignedResult(buildSubmittedResult(), sha256).section.content;
 * content.title; // => 'Reading Practice 1'
 * ```
 */
export interface MarkedContent {
  readonly skill: Skill;
  readonly title: string;
  /** 1 to 4: its place in the exam. */
  readonly part_number: number;
  /** HTML blocks; empty without a passage. */
  readonly passage: readonly string[];
  /** The recording's address; null without one. */
  readonly audio_url: string | null;
  /** With their keys. */
  readonly groups: readonly MarkedGroup[];
}

/** The fields of an exam file's group that belong to what is marked. */
export const GROUP_FIELDS = [
  'type',
  'instruction',
  'paragraph',
  'choices',
  'letters',
  'choices_title',
  'imgContent',
  'labels',
  'reuse_choices',
  'word_limit',
  'any_order',
] as const satisfies readonly (keyof GroupFile)[];

/** The same of a question. */
export const QUESTION_FIELDS = [
  'number',
  'subpart',
  'question',
  'options',
  'answer',
] as const satisfies readonly (keyof QuestionFile)[];

/**
 * A group of a signed result: what of an exam file's group is shown and marked.
 *
 * @example
 * ```ts
 * import type { MarkedGroup } from '@bandwise/domain/signed-result';
 *
 * const group: MarkedGroup = { type: 'TFNG', instruction: '', imgContent: null, questions: [] };
 * group.type; // => 'TFNG'
 * ```
 */
export type MarkedGroup = Pick<GroupFile, (typeof GROUP_FIELDS)[number]> & {
  readonly questions: readonly Pick<QuestionFile, (typeof QUESTION_FIELDS)[number]>[];
};

/**
 * A verdict, and the rule that decided it: a heading of docs/marking.md.
 *
 * @example
 * ```ts
 * import { buildSignedResult, type DecidedVerdict } from '@bandwise/domain/signed-result';
 * import { buildSubmittedResult } from '@bandwise/domain/testing';
 *
 * // Yours: SHA-256 in hexadecimal digits.
 * const sha256 = (text: string) => String(text.length);
 * const { result } = buildSignedResult(buildSubmittedResult(), sha256);
 * const verdicts: readonly DecidedVerdict[] = result.verdicts;
 * verdicts.map(({ reason, rule }) => [reason, rule]); // => [['case', 'case']]
 * ```
 */
export interface DecidedVerdict extends Verdict {
  /** One of `MARKING_RULES`. */
  readonly rule: MarkingRule;
}

/**
 * The payload of a signed result (docs/signed-results.md). Plain JSON; times are ISO 8601 in UTC.
 *
 * @example
 * ```ts
 * import { buildSignedResult, type SignedResult } from '@bandwise/domain/signed-result';
 * import { buildSubmittedResult } from '@bandwise/domain/testing';
 *
 * // Yours: SHA-256 in hexadecimal digits.
 * const sha256 = (text: string) => String(text.length);
 * const payload: SignedResult = buildSignedResult(buildSubmittedResult(), sha256);
 * payload.result.marks; // => 1
 * ```
 */
export interface SignedResult {
  /** The format of the payload. */
  readonly format: typeof SIGNED_RESULT_FORMAT;
  /** The deployment that signed it; `url`: the address of its learner app, if configured. */
  readonly issuer: { readonly name: string; readonly url: string | null };
  /** null: the account is deleted. */
  readonly learner: { readonly id: string; readonly name: string } | null;
  /** When it was taken. */
  readonly attempt: { readonly id: string; readonly started_at: string; readonly submitted_at: string };
  /** The section and its version. */
  readonly section: {
    readonly id: string;
    readonly version: number;
    /** The digest of `content` as canonical JSON. */
    readonly sha256: string;
    readonly content: MarkedContent;
  };
  /** The digest of the section's keys (`keysOf`) as canonical JSON: versions that differ only in their text share it. */
  readonly key: { readonly sha256: string };
  /** The marked answers by address. */
  readonly answers: Answers;
  /** The profile and library that marked. */
  readonly marking: {
    /** The version of this library that marked it; null: not known, marked before it was stored. */
    readonly library: string | null;
    readonly profile: MarkingProfile;
  };
  /** Marks, total and verdicts, as they were then. */
  readonly result: Omit<SectionResult, 'verdicts'> & { readonly verdicts: readonly DecidedVerdict[] };
}
