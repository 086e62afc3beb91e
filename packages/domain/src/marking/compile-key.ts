import type { FullGroup, FullQuestion } from '../exam-file/section-content.ts';
import { markedUnits, type MarkedUnit } from '../numbering/marked-units.ts';
import { countedKeys } from '../question-types/counted-keys.ts';
import { IELTS_RULES } from './ielts/ielts-rules.ts';
import { judgeMulti } from './judge-set.ts';
import { judgeOneText, judgeSubparts, type Judge } from './judge-text.ts';
import type { JudgeText } from './outcome.ts';
import type { MarkingRules } from './answer-rules.ts';
import { SPEC_RULES } from './spec/spec-rules.ts';
import { MARKING_PROFILES, type MarkingProfile } from './verdict.ts';

const PROFILES = {
  spec: SPEC_RULES,
  ielts: IELTS_RULES,
} as const satisfies Record<MarkingProfile, MarkingRules>;

/** A section's key, ready to mark any number of answers. Holds no learner's data; keep it as long as the version. */
export interface CompiledKey {
  readonly profile: MarkingProfile;
  /** How many marks there are to earn. */
  readonly total: number;
  readonly judges: readonly Judge[];
}

/**
 * Prepares a section's key, so that marking costs little more than looking answers up.
 * A question without a key is kept: it counts in the total and nothing earns it.
 *
 * @throws RangeError for no profile of `MARKING_PROFILES`.
 */
export function compileKey(groups: readonly FullGroup[], options: { readonly profile: MarkingProfile }): CompiledKey {
  if (!MARKING_PROFILES.includes(options.profile))
    throw new RangeError(`A marking profile is one of ${MARKING_PROFILES.join(', ')}`);
  const rules = PROFILES[options.profile];
  const units = markedUnits(groups);
  return {
    profile: options.profile,
    total: units.reduce((sum, unit) => sum + unit.numbers.length, 0),
    judges: units.flatMap((unit) => {
      const group = groups[unit.groupIndex];
      return group === undefined ? [] : [compileUnit(unit, group, rules)];
    }),
  };
}

function compileUnit(unit: MarkedUnit, group: FullGroup, rules: MarkingRules): Judge {
  const questions = unit.questionIndexes.flatMap((index) => group.questions[index] ?? []);
  if (group.type === 'MULTI') {
    const { answers = [], options = [] } = questions[0] ?? {};
    return judgeMulti(unit, answers, (keys) => rules.MULTI(keys, options));
  }
  const judges = questions.map((question) => compileText(group, question, rules));
  return judges.length > 1 ? judgeSubparts(unit, judges) : judgeOneText(unit, judges[0] ?? null);
}

function compileText(group: FullGroup, question: FullQuestion, rules: MarkingRules): JudgeText | null {
  if (group.type === 'MULTI') return null;
  const keys = countedKeys(group.type, question.answers);
  const [key] = keys;
  return key === undefined ? null : rules[group.type]({ group, question, key, keys });
}
