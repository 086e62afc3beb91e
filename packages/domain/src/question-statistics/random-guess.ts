import type { MarkedUnit } from '../numbering/marked-units.ts';
import { answerKindOf, QUESTION_SHAPES } from '../question-types/question-shapes.ts';
import type { ShownGroup, ShownQuestion } from '../question-types/group.ts';
import { TFNG_CHOICES } from '../question-types/tfng/labels.ts';

interface GuessedGroup extends ShownGroup {
  readonly questions: readonly ShownQuestion[];
}

/**
 * The expected mark of a question by guessing, in percent: Moodle's random guess score
 * (https://docs.moodle.org/dev/Quiz_statistics_calculations). One of n choices: 100 ÷ n; m of n: 100 m ÷ n, as each tick is right so
 * often; a typed answer cannot be guessed: 0. For several blanks of one number, all have to be guessed.
 */
export function randomGuess(unit: MarkedUnit, groups: readonly GuessedGroup[]): number {
  const group = groups[unit.groupIndex];
  if (!group) return 0;
  const answerCount = answerKindOf(unit.type).numberPerAnswer ? unit.numbers.length : 1;
  return unit.questionIndexes.reduce((score, index) => {
    const offered = offeredIn(group, group.questions[index]).length;
    return offered === 0 ? 0 : score * Math.min(1, answerCount / offered);
  }, 100);
}

/** The answers that learners can choose from; none for typed answers. */
export function offeredIn(group: ShownGroup, question: ShownQuestion | undefined): readonly string[] {
  const shape = QUESTION_SHAPES[group.type];
  if (shape.labels) return TFNG_CHOICES[group.labels];
  if (shape.options) return question?.options ?? [];
  return shape.choices ? group.choices : [];
}
