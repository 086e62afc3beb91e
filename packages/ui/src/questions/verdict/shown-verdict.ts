import { addressOf, answerKindOf, keyText, type AddressParts, type QuestionType } from '@bandwise/domain';
import type { QuestionReview } from './question-review.ts';
import { texts } from '../../texts/texts.ts';

export type VerdictKind = 'correct' | 'partial' | 'wrong' | 'blank';

/** How one question came out, and its right answers. */
export interface ShownVerdict {
  readonly kind: VerdictKind;
  readonly label: string;
  readonly answers: readonly string[];
}

/** @returns null before submission, or when the review does not know the question. */
export function shownVerdict(review: QuestionReview | undefined, question: AddressParts): ShownVerdict | null {
  const verdict = review?.verdicts.find((candidate) => candidate.numbers.includes(question.number));
  if (review === undefined || verdict === undefined) return null;
  const address = addressOf(question);
  const answers = review.keys.find((key) => key.address === address)?.answers ?? [];
  if (verdict.correct) return { kind: 'correct', label: texts.questions.correct, answers };
  if (verdict.blank) return { kind: 'blank', label: texts.questions.noAnswer, answers };
  if (verdict.marks > 0) {
    return { kind: 'partial', label: texts.questions.partlyCorrect(verdict.marks, verdict.total), answers };
  }
  return { kind: 'wrong', label: texts.questions.wrong, answers };
}

/** The right answer in words; null when there is none to tell. */
export function keyLine(type: QuestionType, answers: readonly string[]): string | null {
  if (answers.length === 0) return null;
  const areTogether = answers.length > 1 && answerKindOf(type).numberPerAnswer;
  const { rightAnswer, rightAnswers } = texts.questions;
  return (areTogether ? rightAnswers : rightAnswer)(keyText(type, answers));
}
