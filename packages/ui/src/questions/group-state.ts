import {
  addressOf,
  type Answer,
  type Answers,
  type DeliveryQuestion,
  type LetteredChoice,
  type QuestionType,
} from '@bandwise/domain';
import { createContext, useContext } from 'react';
import type { QuestionReview } from './verdict/question-review.ts';

/** `null` clears. */
export type OnAnswer = (address: string, answer: Answer | null) => void;

/** The state that all questions of a group share; a question gets only its own answer. */
export interface GroupState {
  readonly type: QuestionType;
  /** The group's choices with their letters; null: it is not answered by letter. */
  readonly lettered: readonly LetteredChoice[] | null;
  /** The numbers a question takes: `[14]`, or `[21, 22]`. */
  readonly numbersOf: (question: DeliveryQuestion) => readonly number[];
  readonly answers: Answers;
  readonly onAnswer: OnAnswer;
  readonly disabled: boolean;
  readonly review: QuestionReview | undefined;
  readonly currentNumber: number | null;
}

/** A context, because blanks are anywhere inside authored HTML, which must not be rebuilt at each keystroke. */
export const GroupStateContext = createContext<GroupState | null>(null);

/** A separate context, because a change rerenders all readers of a context. */
export const QuestionStateContext = createContext<GroupState | null>(null);

/** With the answers of the whole group. */
export function useGroupState(): GroupState {
  const state = useContext(GroupStateContext);
  if (state === null) throw new Error('A group of questions stands outside a QuestionGroupView');
  return state;
}

/** With the answer of one question. */
export function useQuestionState(): GroupState {
  const state = useContext(QuestionStateContext);
  if (state === null) throw new Error('A question stands outside a OneQuestion');
  return state;
}

/** An answer of one text, null for none, and how to give another; the empty text clears. */
export function useTextAnswer(question: DeliveryQuestion): readonly [string | null, (text: string) => void] {
  const { answers, onAnswer } = useQuestionState();
  const address = addressOf(question);
  const answer = answers[address];
  return [typeof answer === 'string' ? answer : null, (text) => onAnswer(address, text === '' ? null : text)];
}

/** An answer of several texts and its setter: a set, or a list in order. No answer is the empty list. */
export function useListAnswer(
  question: DeliveryQuestion,
): readonly [readonly string[], (texts: readonly string[]) => void] {
  const { answers, onAnswer } = useQuestionState();
  const address = addressOf(question);
  const answer = answers[address] ?? [];
  const texts = typeof answer === 'string' ? [answer] : answer;
  return [texts, (next) => onAnswer(address, next.length === 0 ? null : next)];
}
