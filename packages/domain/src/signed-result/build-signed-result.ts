import type { SectionContent } from '../exam-file/section-content.ts';
import { writeGroup } from '../exam-file/write-group.ts';
import { keysOf } from '../marking/keys-of.ts';
import type { SectionResult } from '../marking/verdict.ts';
import type { FullGroup } from '../question-types/group.ts';
import { canonicalJson } from './canonical-json.ts';
import { decidedBy } from './decided-by.ts';
import {
  GROUP_FIELDS,
  QUESTION_FIELDS,
  SIGNED_RESULT_FORMAT,
  type MarkedContent,
  type MarkedGroup,
  type Sha256,
  type SignedResult,
} from './signed-result.ts';

/**
 * All that a signed result says, but for what follows from the section's content.
 *
 * @example
 * ```ts
 * import type { SubmittedResult } from '@bandwise/domain/signed-result';
 * import { buildSubmittedResult } from '@bandwise/domain/testing';
 *
 * const submitted: SubmittedResult = buildSubmittedResult({ answers: { '1': 'canal' } });
 * submitted.marking.profile; // => 'ielts'
 * ```
 */
export interface SubmittedResult extends Omit<SignedResult, 'format' | 'key' | 'result' | 'section'> {
  /** The section as it was stored, at the version that was taken. */
  readonly section: { readonly id: string; readonly version: number; readonly content: SectionContent };
  /** As it was marked and stored. */
  readonly result: SectionResult;
}

/**
 * The payload of a signed result, keys included: only for who may see them, after submission. What is signed is its canonical
 * JSON; the signature is the caller's.
 *
 * @param sha256 - of a text's UTF-8 bytes, in lower-case hexadecimal digits.
 *
 * @param submitted - what was stored when it was marked, with the section's content of that time.
 *
 * @example
 * ```ts
 * import { buildSignedResult } from '@bandwise/domain/signed-result';
 * import { buildSubmittedResult } from '@bandwise/domain/testing';
 *
 * // Yours: SHA-256 in hexadecimal digits.
 * const sha256 = (text: string) => String(text.length);
 * const { format, answers } = buildSignedResult(buildSubmittedResult(), sha256);
 * [format, answers]; // => ['bandwise-signed-result/1', { '1': 'River' }]
 * ```
 */
export function buildSignedResult(submitted: SubmittedResult, sha256: Sha256): SignedResult {
  const { issuer, learner, attempt, section, answers, marking, result } = submitted;
  const content = markedContent(section.content);
  const { groups } = section.content;
  const verdicts = decidedBy(result.verdicts, { groups, profile: marking.profile });
  return {
    format: SIGNED_RESULT_FORMAT,
    issuer,
    learner,
    attempt,
    section: { id: section.id, version: section.version, sha256: sha256(canonicalJson(content)), content },
    key: { sha256: keyDigest(groups, sha256) },
    answers,
    marking,
    result: { marks: result.marks, total: result.total, verdicts },
  };
}

/** The digest that identifies a key. */
export function keyDigest(groups: readonly FullGroup[], sha256: Sha256): string {
  return sha256(canonicalJson(keysOf(groups)));
}

/** Field by field: what is added to a section's content later changes no digest of what was marked before. */
function markedContent(content: SectionContent): MarkedContent {
  const { skill, title, part_number, passage, audio_url } = content;
  return { skill, title, part_number, passage, audio_url, groups: content.groups.map(markedGroup) };
}

function markedGroup(group: FullGroup): MarkedGroup {
  const file = writeGroup(group);
  return {
    ...pick(file, GROUP_FIELDS),
    questions: file.questions.map((question) => pick(question, QUESTION_FIELDS)),
  };
}

function pick<T extends object, K extends keyof T & string>(from: T, names: readonly K[]): Pick<T, K> {
  const fields = names.filter((name) => name in from).map((name) => [name, from[name]]);
  // The names are K, and a field that an object lacks is one it may lack.
  return Object.fromEntries(fields) as Pick<T, K>;
}
