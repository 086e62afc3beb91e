import type { Answers } from './answers.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { checkGroups } from './check-groups.ts';
import { compileKey } from './compile-key.ts';
import { markCompiled } from './mark-compiled.ts';
import type { MarkingOptions } from './options.ts';
import type { SectionResult } from './verdict.ts';

/**
 * Marks a section once. To mark many attempts of one section, prepare the key with `compileKey`.
 *
 * @param content - a parsed section's content, or `groups` of `parseGroups`.
 * @param answers - any JSON, by address; values that are not answers count as blank.
 * @param options - the profile, and choices of the caller that differ from the defaults of `MARKING_CHOICES`.
 * @throws RangeError for an unknown profile or an unknown choice, and InvalidGroupsError for groups that `parseGroups` does not return.
 * Answers never make it throw.
 * @returns marks from 0 to the total, and one verdict per numbered question, in order.
 *
 * @example
 * ```ts
 * import { markSection, parseGroups } from '@bandwise/domain';
 * import { valueOf } from '@bandwise/domain/testing';
 *
 * const groups = valueOf(parseGroups([{ type: 'FILL_BLANKS', questions: [{ number: 1, answer: ['9.30'] }] }]));
 * const { marks, verdicts } = markSection({ groups }, { '1': 'half past nine' }, { profile: 'ielts' });
 * [marks, verdicts[0]?.reason]; // => [1, 'number_form']
 * ```
 */
export function markSection(
  content: Pick<SectionContent, 'groups'>,
  answers: Answers,
  options: MarkingOptions,
): SectionResult {
  checkGroups(content.groups);
  return markCompiled(compileKey(content.groups, options), answers);
}
