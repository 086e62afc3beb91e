import type { FullGroup } from '../question-types/group.ts';
import type { AnswerKind } from '../question-types/answer-kinds.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import { markedUnits, type MarkedUnit } from '../numbering/marked-units.ts';
import type { AnswerRules, Judge } from './answer-rules.ts';
import type { MarkingOptions } from './options.ts';
import type { Verdict } from './verdict.ts';

/** The rules by which questions of a type are marked. */
export type RulesOf = (type: QuestionType) => AnswerRules<AnswerKind, FullGroup>;

interface CompiledUnits {
  /** The maximum marks. */
  readonly total: number;
  readonly judges: readonly Judge[];
}

/** Prepares the key of a section by the rules of its types. */
export function compileUnits(groups: readonly FullGroup[], options: MarkingOptions, rulesOf: RulesOf): CompiledUnits {
  const units = markedUnits(groups);
  return {
    total: units.reduce((sum, unit) => sum + unit.numbers.length, 0),
    judges: units.flatMap((unit) => {
      const group = groups[unit.groupIndex];
      if (group === undefined) return [];
      return [compileUnit(unit, group, (keyed) => rulesOf(group.type).compile(unit, keyed, options))];
    }),
  };
}

/** Returns the judge of a numbered question: by its key, by its other keys, or with full marks if it is void. */
function compileUnit(unit: MarkedUnit, group: FullGroup, compile: (keyed: FullGroup) => Judge): Judge {
  const judges = acceptedKeys(unit, group).map(compile);
  const judge: Judge = (answers) => bestOf(judges.map((one) => one(answers)));
  const [only] = judges;
  const isVoid = unit.questionIndexes.some((index) => group.questions[index]?.void);
  if (isVoid)
    return (answers) => {
      const { parts: _, ...verdict } = judge(answers);
      return { ...verdict, marks: unit.numbers.length, correct: true, reason: 'void' };
    };
  return judges.length === 1 && only ? only : judge;
}

/** Returns the group with each key of a unit, its main key first. */
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

/** Returns the verdict with the most marks; among equal ones a verdict shown as right, else the first. */
function bestOf(verdicts: readonly Verdict[]): Verdict {
  return verdicts.reduce((best, one) => {
    const isBetter = one.marks > best.marks || (one.marks === best.marks && one.correct && !best.correct);
    return isBetter ? one : best;
  });
}
