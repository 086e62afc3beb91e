import { addressOf, answerKindOf, keyText, type AddressParts, type QuestionType } from '@bandwise/domain';
import type { QuestionReview } from './question-review.ts';

export type OutcomeKind = 'correct' | 'partial' | 'wrong' | 'blank';

/** How one question came out, and its right answers. */
export interface Outcome {
  readonly kind: OutcomeKind;
  readonly label: string;
  readonly answers: readonly string[];
}

/** @returns null before submission, or when the review does not know the question. */
export function outcomeOf(review: QuestionReview | undefined, question: AddressParts): Outcome | null {
  const verdict = review?.verdicts.find((candidate) => candidate.numbers.includes(question.number));
  if (review === undefined || verdict === undefined) return null;
  const address = addressOf(question);
  const answers = review.keys.find((key) => key.address === address)?.answers ?? [];
  if (verdict.correct) return { kind: 'correct', label: 'Correct', answers };
  if (verdict.blank) return { kind: 'blank', label: 'No answer', answers };
  if (verdict.marks > 0) {
    return { kind: 'partial', label: `${verdict.marks} of ${verdict.total} correct`, answers };
  }
  return { kind: 'wrong', label: 'Wrong', answers };
}

/** The right answer in words; null when there is none to tell. */
export function keyLine(type: QuestionType, answers: readonly string[]): string | null {
  if (answers.length === 0) return null;
  const areTogether = answers.length > 1 && answerKindOf(type).numberPerAnswer;
  return `${areTogether ? 'Correct answers' : 'Correct answer'}: ${keyText(type, answers)}`;
}
