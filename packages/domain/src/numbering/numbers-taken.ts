import { countedKeys } from '../question-types/counted-keys.ts';
import type { DeliveryQuestion, FullQuestion } from '../question-types/group.ts';
import { answerKindOf } from '../question-types/question-shapes.ts';
import type { QuestionType } from '../question-types/question-type.ts';

/** A question in either form; what it takes is the same in both. */
export type AnyQuestion = FullQuestion | DeliveryQuestion;

/**
 * How many consecutive numbers a question takes: one, or where each answer takes a number as many as its key has answers
 * (one while it has none).
 */
export function numbersTaken(type: QuestionType, question: AnyQuestion): number {
  if (!answerKindOf(type).numberPerAnswer) return 1;
  const count = 'answers' in question ? countedKeys(type, question.answers).length : question.max_choices;
  return Math.max(1, count ?? 1);
}
