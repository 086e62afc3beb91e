import { parseGroups } from '../exam-file/parse-groups.ts';
import { conclude, report, rootScope, within, type Parsed } from '../exam-file/parsed.ts';
import type { FullGroup } from '../question-types/group.ts';
import { check, fieldAt, type Shape } from './check-fields.ts';
import { SIGNED_RESULT_FORMAT, type SignedResult } from './signed-result.ts';

/**
 * A signed result that was read, with the groups that its content holds.
 *
 * @example
 * ```ts
 * import { buildSignedResult, readSignedResult, type ReadResult } from '@bandwise/domain/signed-result';
 * import { buildSubmittedResult, valueOf } from '@bandwise/domain/testing';
 *
 * // Yours: SHA-256 in hexadecimal digits.
 * const sha256 = (text: string) => String(text.length);
 * const read: ReadResult = valueOf(readSignedResult(buildSignedResult(buildSubmittedResult(), sha256)));
 * read.groups.map(({ type }) => type); // => ['FILL_BLANKS']
 * ```
 */
export interface ReadResult {
  /** The payload with all fields checked. */
  readonly stated: SignedResult;
  /** As `parseGroups` reads those of the content. */
  readonly groups: readonly FullGroup[];
}

const PAYLOAD: Shape = {
  issuer: 'object',
  'issuer.name': 'text',
  'issuer.url': 'text or null',
  learner: 'object or null',
  attempt: 'object',
  'attempt.id': 'text',
  'attempt.submitted_at': 'text',
  section: 'object',
  'section.id': 'text',
  'section.version': 'whole number',
  'section.sha256': 'text',
  'section.content': 'object',
  'section.content.title': 'text',
  'section.content.skill': 'text',
  'section.content.part_number': 'whole number',
  'section.content.groups': 'list',
  key: 'object',
  'key.sha256': 'text',
  answers: 'object',
  marking: 'object',
  'marking.library': 'text or null',
  'marking.profile': 'marking profile',
  result: 'object',
  'result.marks': 'whole number',
  'result.total': 'whole number',
  'result.verdicts': 'list',
};

const LEARNER: Shape = { id: 'text', name: 'text' };

const VERDICT: Shape = {
  number: 'whole number',
  numbers: 'list',
  marks: 'whole number',
  total: 'whole number',
  correct: 'yes or no',
  blank: 'yes or no',
  reason: 'text',
  given: 'list',
  rule: 'text',
};

/**
 * Reads the payload of a signed result, which anybody may have written. Whether it was signed is not looked at.
 *
 * @returns the payload with its groups, or every reason why it is none. Never throws.
 *
 * @example
 * ```ts
 * import { readSignedResult } from '@bandwise/domain/signed-result';
 *
 * readSignedResult({ format: 'another' }).ok; // => false
 * ```
 */
export function readSignedResult(input: unknown): Parsed<ReadResult> {
  const scope = rootScope();
  if (fieldAt(input, 'format') !== SIGNED_RESULT_FORMAT) {
    const message = `This is not a signed result in the format ${SIGNED_RESULT_FORMAT}`;
    report(scope, 'format', { code: 'unknown_value', message });
    return { ok: false, errors: scope.errors };
  }
  check(scope, input, PAYLOAD);
  const learner = fieldAt(input, 'learner');
  if (learner !== null) check(within(scope, ['learner'], 'learner.'), learner, LEARNER);
  const verdicts = fieldAt(input, 'result.verdicts');
  for (const [index, verdict] of (Array.isArray(verdicts) ? verdicts : []).entries())
    check(within(scope, ['result', 'verdicts', index], `result.verdicts[${index}].`), verdict, VERDICT);
  const groups = parseGroups(fieldAt(input, 'section.content.groups'));
  if (!groups.ok) return { ok: false, errors: [...scope.errors, ...groups.errors] };
  // All fields read later are checked; the rest of the section is only hashed.
  return conclude(scope, { stated: input as SignedResult, groups: groups.value });
}
