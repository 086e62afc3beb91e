import type { Answers } from '@bandwise/domain';
import { createContext, useContext } from 'react';
import type { QuestionReview } from './outcome/question-review.ts';

export type AnswerValue = string | readonly string[] | null;
export type OnAnswer = (address: string, value: AnswerValue) => void;

/** What every question of a group needs to know. */
export interface GroupState {
  readonly answers: Answers;
  readonly onAnswer: OnAnswer;
  readonly disabled: boolean;
  readonly review: QuestionReview | undefined;
  readonly currentNumber: number | null;
}

/** A context, because blanks stand anywhere inside authored HTML that must not be built anew at each keystroke. */
export const GroupStateContext = createContext<GroupState | null>(null);

export function useGroupState(): GroupState {
  const state = useContext(GroupStateContext);
  if (state === null) throw new Error('A question stands outside a QuestionGroupView');
  return state;
}
