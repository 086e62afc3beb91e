import type { FullGroup } from '../question-types/group.ts';
import { markedUnits } from '../numbering/marked-units.ts';
import { definitionOf } from '../question-types/registry.ts';
import { MARKING_PROFILES, type MarkingProfile, type Verdict } from './verdict.ts';

/**
 * A section's key, ready to mark any number of answers. Holds no learner's data; keep it as long as the section stays as it
 * is. Its `judges` are functions for `markCompiled` alone, so it is no JSON.
 *
 * @example
 * ```ts
 * import { compileKey, type CompiledKey } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const key: CompiledKey = compileKey([buildKeyedGroup('MULTI', 1)], { profile: 'ielts' });
 * [key.profile, key.total]; // => ['ielts', 2]
 * ```
 */
export interface CompiledKey {
  /** Which rules it marks by. */
  readonly profile: MarkingProfile;
  /** How many marks there are to earn. */
  readonly total: number;
  /** Each judges one numbered question, given all answers. */
  readonly judges: readonly ((answers: Readonly<Record<string, unknown>>) => Verdict)[];
}

/**
 * Prepares a section's key, so that marking costs little more than looking answers up.
 * A question without a key is kept: it counts in the total and nothing earns it.
 *
 * @throws RangeError for no profile of `MARKING_PROFILES`.
 *
 * @example
 * ```ts
 * import { compileKey, markCompiled } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const key = compileKey([buildKeyedGroup('FILL_BLANKS', 1, ['river', ''])], { profile: 'ielts' });
 * ['river', 'River.', 'lake'].map((given) => markCompiled(key, { '1': given }).marks); // => [1, 1, 0]
 * ```
 */
export function compileKey(groups: readonly FullGroup[], options: { readonly profile: MarkingProfile }): CompiledKey {
  if (!MARKING_PROFILES.includes(options.profile))
    throw new RangeError(`A marking profile is one of ${MARKING_PROFILES.join(', ')}`);
  const units = markedUnits(groups);
  return {
    profile: options.profile,
    total: units.reduce((sum, unit) => sum + unit.numbers.length, 0),
    judges: units.flatMap((unit) => {
      const group = groups[unit.groupIndex];
      return group === undefined ? [] : [definitionOf(group.type).marking.compile(unit, group, options.profile)];
    }),
  };
}
