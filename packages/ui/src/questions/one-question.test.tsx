import type { Answers, DeliveryQuestion } from '@bandwise/domain';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildQuestion } from '../testing/build-group.ts';
import { GroupStateContext, useQuestionState, type GroupState } from './group-state.ts';
import { OneQuestion } from './one-question.tsx';

const FIXED: Omit<GroupState, 'answers' | 'currentNumber'> = {
  type: 'TFNG',
  lettered: null,
  numbersOf: ({ number }) => [number],
  onAnswer: () => undefined,
  disabled: false,
  review: undefined,
};
const questions = [buildQuestion(1), buildQuestion(2)];

/** The questions rendered for each state of their group, in order. */
function drawn(...states: readonly (readonly [answers: Answers, currentNumber: number | null])[]) {
  const seen: number[] = [];
  /** Deeper inside: what React looks for by itself when the group has changed. */
  const Text = ({ question }: { readonly question: DeliveryQuestion }) => {
    useQuestionState();
    seen.push(question.number);
    return null;
  };
  function Inside({ question }: { readonly question: DeliveryQuestion }) {
    useQuestionState();
    return <Text question={question} />;
  }
  const inside = questions.map((question) => (
    <OneQuestion key={question.number} question={question}>
      <Inside question={question} />
    </OneQuestion>
  ));
  const { rerender } = render(null);
  return states.map(([answers, currentNumber]) => {
    rerender(<GroupStateContext value={{ ...FIXED, answers, currentNumber }}>{inside}</GroupStateContext>);
    return seen.splice(0);
  });
}

it('draws a question again for its own answer alone', () => {
  expect(drawn([{}, null], [{ '2': 'TRUE' }, null], [{ '2': 'FALSE' }, null])).toEqual([[1, 2], [2], [2]]);
});

it('draws again the question that was the current one and the one that is', () => {
  expect(drawn([{}, null], [{}, 1], [{}, 1], [{}, 2])).toEqual([[1, 2], [1], [], [1, 2]]);
});
