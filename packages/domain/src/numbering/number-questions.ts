import type { DeliveryGroup, FullGroup } from '../question-types/group.ts';
import type { QuestionType } from '../question-types/question-type.ts';
import { addressOf } from './address.ts';
import { numbersTaken } from './numbers-taken.ts';

/** A group in either form. */
export type AnyGroup = FullGroup | DeliveryGroup;

/** One question and the numbers it takes. Subparts of one number are questions of their own here. */
export interface NumberedQuestion {
  readonly groupIndex: number;
  readonly questionIndex: number;
  /** The key of its answer in `Answers`. */
  readonly address: string;
  readonly number: number;
  /** `[14]`, or `[21, 22]` for a MULTI question with two answers. */
  readonly numbers: readonly number[];
  readonly type: QuestionType;
}

/** Every question in order, with its address and the numbers it takes. */
export function numberQuestions(groups: readonly AnyGroup[]): readonly NumberedQuestion[] {
  return groups.flatMap((group, groupIndex) =>
    group.questions.map((question, questionIndex) => ({
      groupIndex,
      questionIndex,
      address: addressOf(question),
      number: question.number,
      numbers: numbersFrom(question.number, numbersTaken(group.type, question)),
      type: group.type,
    })),
  );
}

function numbersFrom(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
