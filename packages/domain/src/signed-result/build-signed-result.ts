import type { SectionContent } from '../exam-file/section-content.ts';
import { writeGroup } from '../exam-file/write-group.ts';
import { keysOf } from '../marking/keys-of.ts';
import type { FullGroup } from '../question-types/group.ts';
import { canonicalJson } from './canonical-json.ts';
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
 * import { markSection } from '@bandwise/domain';
 * import { buildSignedResult, type SubmittedResult } from '@bandwise/domain/signed-result';
 * import { buildContent, buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const content = buildContent({ groups: [buildKeyedGroup('TFNG', 1)] });
 * const submitted: SubmittedResult = {
 *   issuer: { name: 'A school', url: null },
 *   learner: null,
 *   attempt: { id: 'a1', started_at: '2026-11-24T09:00:00.000Z', submitted_at: '2026-11-24T09:20:00.000Z' },
 *   section: { id: 's1', version: 2, content },
 *   answers: { '1': 'TRUE' },
 *   marking: { library: null, profile: 'spec' },
 *   result: markSection(content, { '1': 'TRUE' }, { profile: 'spec' }),
 * };
 * buildSignedResult(submitted, (text) => `length ${text.length}`).section.version; // => 2
 * ```
 */
export interface SubmittedResult extends Omit<SignedResult, 'format' | 'key' | 'section'> {
  readonly section: { readonly id: string; readonly version: number; readonly content: SectionContent };
}

/**
 * The payload of a signed result, keys included: only for who may see them, after submission. What is signed is its canonical
 * JSON; the signature is the caller's.
 *
 * @param sha256 - of a text's UTF-8 bytes, in lower-case hexadecimal digits.
 *
 * @example
 * ```ts
 * import { markSection } from '@bandwise/domain';
 * import { buildSignedResult } from '@bandwise/domain/signed-result';
 * import { buildContent, buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const content = buildContent({ groups: [buildKeyedGroup('TFNG', 1)] });
 * const result = markSection(content, { '1': 'TRUE' }, { profile: 'spec' });
 * const times = { started_at: '2026-11-24T09:00:00.000Z', submitted_at: '2026-11-24T09:20:00.000Z' };
 * const payload = buildSignedResult(
 *   {
 *     issuer: { name: 'A school', url: null },
 *     learner: null,
 *     attempt: { id: 'a1', ...times },
 *     section: { id: 's1', version: 2, content },
 *     answers: { '1': 'TRUE' },
 *     marking: { library: null, profile: 'spec' },
 *     result,
 *   },
 *   // In Node: createHash('sha256').update(text).digest('hex')
 *   (text) => `digest of ${text.length} characters`,
 * );
 * [payload.format, payload.result.marks]; // => ['bandwise-signed-result/1', 1]
 * ```
 */
export function buildSignedResult(submitted: SubmittedResult, sha256: Sha256): SignedResult {
  const { issuer, learner, attempt, section, answers, marking, result } = submitted;
  const content = markedContent(section.content);
  return {
    format: SIGNED_RESULT_FORMAT,
    issuer,
    learner,
    attempt,
    section: { id: section.id, version: section.version, sha256: sha256(canonicalJson(content)), content },
    key: { sha256: keyDigest(section.content.groups, sha256) },
    answers,
    marking,
    result,
  };
}

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
