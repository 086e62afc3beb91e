import type { FullGroup } from '../question-types/group.ts';
import { definitionOf } from '../question-types/registry.ts';
import { compileUnits } from './compile-units.ts';
import { checkOptions, type MarkingOptions } from './options.ts';
import type { MarkingProfile, Verdict } from './verdict.ts';

/**
 * A section's key, prepared to mark any number of attempts. It contains no data of learners and can be cached until the section changes.
 * Its `judges` are functions for `markCompiled`, so it is not JSON.
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
  /** The profile of the marking. */
  readonly profile: MarkingProfile;
  /** The maximum marks. */
  readonly total: number;
  /** The judges of the numbered questions; each gets all answers. */
  readonly judges: readonly ((answers: Readonly<Record<string, unknown>>) => Verdict)[];
}

/**
 * Prepares a section's key, so that marking an attempt takes little more than lookups.
 * A question without a key counts in the total and cannot earn marks.
 *
 * @param options - the profile, and choices of the caller that differ from the defaults of `MARKING_CHOICES`.
 * @throws RangeError for an unknown profile or an unknown choice.
 *
 * @example
 * ```ts
 * import { compileKey, markCompiled } from '@bandwise/domain';
 * import { buildKeyedGroup } from '@bandwise/domain/testing';
 *
 * const key = compileKey([buildKeyedGroup('FILL_BLANKS', 1, ['river', ''])], { profile: 'ielts' });
 * ['river', 'River.', 'lake'].map((answer) => markCompiled(key, { '1': answer }).marks); // => [1, 1, 0]
 * ```
 */
export function compileKey(groups: readonly FullGroup[], options: MarkingOptions): CompiledKey {
  checkOptions(options);
  const { profile } = options;
  return { profile, ...compileUnits(groups, options, (type) => definitionOf(type).marking[profile]) };
}
