import type { FullGroup } from '../question-types/group.ts';
import { markedUnits, type MarkedUnit } from '../numbering/marked-units.ts';
import { definitionOf } from '../question-types/registry.ts';
import type { Judge } from './answer-rules.ts';
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
      return group === undefined ? [] : [compileUnit(unit, group, options.profile)];
    }),
  };
}

/** The judge of one numbered question: by its key, by the other keys that are accepted, or in favour of everybody. */
function compileUnit(unit: MarkedUnit, group: FullGroup, profile: MarkingProfile): Judge {
  const judges = acceptedKeys(unit, group).map((keyed) =>
    definitionOf(group.type).marking.compile(unit, keyed, profile),
  );
  const judge: Judge = (answers) => bestOf(judges.map((one) => one(answers)));
  const [only] = judges;
  const isVoid = unit.questionIndexes.some((index) => group.questions[index]?.void);
  if (isVoid) return (answers) => ({ ...judge(answers), marks: unit.numbers.length, correct: true, reason: 'void' });
  return judges.length === 1 && only ? only : judge;
}

/** The group with each of the keys by which a unit may be marked, its own first. */
function acceptedKeys(unit: MarkedUnit, group: FullGroup): readonly FullGroup[] {
  const others = unit.questionIndexes.flatMap((index) =>
    (group.questions[index]?.also_accepted ?? []).map((answers) => withAnswers(group, index, answers)),
  );
  return [group, ...others];
}

function withAnswers(group: FullGroup, index: number, answers: readonly string[]): FullGroup {
  const questions = group.questions.map((question, at) => (at === index ? { ...question, answers } : question));
  return { ...group, questions };
}

/** The verdict with the most marks; of equal ones one that is shown as right, else the first. */
function bestOf(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce((best, one) => {
    const isBetter = one.marks > best.marks || (one.marks === best.marks && one.correct && !best.correct);
    return isBetter ? one : best;
  });
}
