import type { Answers, DeliveryGroup } from '@bandwise/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildGroup, buildQuestion } from '../../testing/build-group.ts';
import { renderGroup } from '../../testing/render-group.tsx';
import { DragDropPlaceholder } from './placeholder.tsx';
import { GroupStateContext, type GroupState } from '../../questions/group-state.ts';

const group = buildGroup('DRAG_DROP', {
  paragraph: '<p>Made of {19}.</p>',
  choices: ['iron', 'oak', 'stone'],
  questions: [buildQuestion(19), buildQuestion(20, { question: 'Opening hours' })],
});

function renderPlaceholder(answers: Answers) {
  const state: GroupState = {
    type: group.type,
    lettered: null,
    numbersOf: ({ number }) => [number],
    answers,
    onAnswer: () => undefined,
    disabled: false,
    review: undefined,
    currentNumber: null,
  };
  return render(
    <GroupStateContext value={state}>
      <DragDropPlaceholder group={group} />
    </GroupStateContext>,
  );
}

const boxes = (container: Element) => [...container.querySelectorAll('button')].map((button) => button.textContent);

it.each<[string, Answers]>([
  ['before an answer', {}],
  ['with an answer', { '19': 'oak' }],
  ['with every choice placed', { '19': 'oak', '20': 'iron' }],
])('shows %s the boxes and the words that will stand there', async (_, answers) => {
  const still = renderPlaceholder(answers).container;
  const [stillBoxes, stillText] = [boxes(still), still.textContent];
  cleanup();
  const { container } = renderGroup(group satisfies DeliveryGroup, { answers });
  await screen.findByRole('group', { name: 'Choices' });
  expect(stillBoxes).toEqual(boxes(container));
  expect(container.textContent).toContain(stillText);
});

it('holds the place of every question and cannot be used yet', () => {
  const { container } = renderPlaceholder({});
  expect(document.getElementById('question-19')).not.toBeNull();
  expect(document.getElementById('question-20')).not.toBeNull();
  expect(container.querySelector('[inert][aria-busy="true"]')).not.toBeNull();
});
