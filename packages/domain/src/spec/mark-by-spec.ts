import type { SectionContent } from '../exam-file/section-content.ts';
import type { Answers } from '../marking/answers.ts';
import { checkGroups } from '../marking/check-groups.ts';
import type { CompiledKey } from '../marking/compile-key.ts';
import { compileUnits } from '../marking/compile-units.ts';
import { markCompiled } from '../marking/mark-compiled.ts';
import type { SectionResult } from '../marking/verdict.ts';
import type { FullGroup } from '../question-types/group.ts';
import { specRulesOf } from '../question-types/spec-rules.ts';

/**
 * Prepares a section's key for the profile `spec`, as `compileKey` of `@bandwise/domain` does. `markCompiled` marks with it.
 *
 * @example
 * ```ts
 * import { compileSpecKey, markCompiled, type FullGroup } from '@bandwise/domain/spec';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const groups: readonly FullGroup[] = [buildKeyedGroup('FILL_BLANKS', 1, ['river', ''])];
 * const key = compileSpecKey(groups);
 * ['river', 'RIVER', 'River'].map((given) => markCompiled(key, { '1': given }).marks); // => [1, 1, 0]
 * ```
 */
export function compileSpecKey(groups: readonly FullGroup[]): CompiledKey {
  const profile = 'spec';
  return { profile, ...compileUnits(groups, { profile }, specRulesOf) };
}

/**
 * Marks a section by the profile `spec` alone: the same results as `markSection` of `@bandwise/domain` with that profile, from
 * an entry of a few kB.
 *
 * @param content - a parsed section's content, or its `groups`.
 * @param answers - any JSON, by address; what is no answer counts as a blank.
 * @throws InvalidGroupsError for groups that `parseGroups` does not make; never for an answer.
 * @returns marks from 0 to the total, and one verdict per numbered question, in order.
 *
 * @example
 * ```ts
 * import { markBySpec } from '@bandwise/domain/spec';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const { marks, total } = markBySpec({ groups: [buildKeyedGroup('MULTI', 21)] }, { '21': ['alpha'] });
 * [marks, total]; // => [1, 2]
 * ```
 */
export function markBySpec(content: Pick<SectionContent, 'groups'>, answers: Answers): SectionResult {
  checkGroups(content.groups);
  return markCompiled(compileSpecKey(content.groups), answers);
}
