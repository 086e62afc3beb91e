import { addressOf, type DeliveryQuestion } from '@bandwise/domain';
import { useMemo, type ReactNode } from 'react';
import { QuestionStateContext, useGroupState } from './group-state.ts';

interface OneQuestionProps {
  readonly question: DeliveryQuestion;
  readonly children: ReactNode;
}

/** Isolates one question of a group, so that answers to other questions do not rerender it. */
export function OneQuestion({ question, children }: OneQuestionProps) {
  const group = useGroupState();
  const address = addressOf(question);
  const { type, lettered, numbersOf, onAnswer, disabled, review } = group;
  const answer = group.answers[address];
  const isCurrent = group.currentNumber !== null && numbersOf(question).includes(group.currentNumber);
  const currentNumber = isCurrent ? group.currentNumber : null;
  const own = useMemo(() => {
    const answers = answer === undefined ? {} : { [address]: answer };
    return { type, lettered, numbersOf, answers, onAnswer, disabled, review, currentNumber };
  }, [type, lettered, numbersOf, address, answer, onAnswer, disabled, review, currentNumber]);
  return <QuestionStateContext value={own}>{children}</QuestionStateContext>;
}
