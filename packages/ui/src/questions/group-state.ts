import type { Answer, Answers, DeliveryQuestion, QuestionType } from '@bandwise/domain';
import { createContext, useContext } from 'react';
import type { QuestionReview } from './verdict/question-review.ts';

/** `null` clears. */
export type OnAnswer = (address: string, answer: Answer | null) => void;

/** What every question of a group needs to know. */
export interface GroupState {
  readonly type: QuestionType;
  /** The numbers a question takes: `[14]`, or `[21, 22]`. */
  readonly numbersOf: (question: DeliveryQuestion) => readonly number[];
  readonly answers: Answers;
  readonly onAnswer: OnAnswer;
  readonly disabled: boolean;
  readonly review: QuestionReview | undefined;
  readonly currentNumber: number | null;
}

/** A context, because blanks stand anywhere inside authored HTML that must not be built again at each keystroke. */
export const GroupStateContext = createContext<GroupState | null>(null);

export function useGroupState(): GroupState {
  const state = useContext(GroupStateContext);
  if (state === null) throw new Error('A question stands outside a QuestionGroupView');
  return state;
}
