import type { Answers } from './answers.ts';
import type { SectionContent } from '../exam-file/section-content.ts';
import { compileKey } from './compile-key.ts';
import { markCompiled } from './mark-compiled.ts';
import type { MarkingProfile, SectionResult } from './verdict.ts';

/**
 * Marks a section once. To mark many attempts of one section, prepare the key with `compileKey`.
 *
 * @param content a parsed section's content, or `{ groups }` of `parseGroups`.
 * @param answers any JSON, by address; what is no answer counts as a blank.
 * @throws RangeError for no profile of `MARKING_PROFILES`; never for an answer.
 * @returns marks from 0 to the total, and one verdict per numbered question, in order.
 *
 * @example
 * markSection(content, { '1': 'TRUE', '21': ['A', 'C'] }, { profile: 'spec' }).marks
 */
export function markSection(
  content: Pick<SectionContent, 'groups'>,
  answers: Answers,
  options: { readonly profile: MarkingProfile },
): SectionResult {
  return markCompiled(compileKey(content.groups, options), answers);
}
