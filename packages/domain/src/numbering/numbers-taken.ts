import { countedKeys } from '../question-types/counted-keys.ts';
import type { DeliveryQuestion, FullQuestion, QuestionType } from '../exam-file/section-content.ts';

/** A question in either form; what it takes is the same in both. */
export type AnyQuestion = FullQuestion | DeliveryQuestion;

/**
 * How many consecutive numbers a question takes: one, except MULTI, which takes as many as it has
 * different correct answers (one while it has none).
 */
export function numbersTaken(type: QuestionType, question: AnyQuestion): number {
  if (type !== 'MULTI') return 1;
  const keys = 'answers' in question ? countedKeys(type, question.answers).length : question.max_choices;
  return Math.max(1, keys ?? 1);
}
