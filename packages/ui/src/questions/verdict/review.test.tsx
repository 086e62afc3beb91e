import { QUESTION_TYPES, type DeliveryGroup, type QuestionType } from '@bandwise/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildGroup, buildQuestion } from '../../testing/build-group.ts';
import { buildReview } from '../../testing/build-review.ts';
import { renderGroup } from '../../testing/render-group.tsx';

const questions = [
  buildQuestion(1, { question: 'First', options: ['TRUE', 'B'] }),
  buildQuestion(2, { question: 'Second', options: ['TRUE', 'B'] }),
];
const choices = ['TRUE', 'B'];

const GROUPS: Record<QuestionType, DeliveryGroup> = {
  TFNG: buildGroup('TFNG', { questions }),
  MCQ: buildGroup('MCQ', { questions }),
  MULTI: buildGroup('MULTI', { questions }),
  FILL_BLANKS: buildGroup('FILL_BLANKS', { questions, paragraph: '<p>{1} {2}</p>' }),
  MATCH_TABLE: buildGroup('MATCH_TABLE', { questions, choices }),
  DRAG_DROP: buildGroup('DRAG_DROP', { questions, choices, paragraph: '<p>{1} {2}</p>' }),
  DROPDOWN: buildGroup('DROPDOWN', { questions, choices }),
};

function part(container: HTMLElement, number: number): HTMLElement {
  const element = container.querySelector<HTMLElement>(`#question-${number}`);
  if (element === null) throw new Error(`Question ${number} has no element`);
  return element;
}

describe.each(QUESTION_TYPES)('%s, submitted', (type) => {
  const keys = { 1: ['the key'], 2: ['the other key'] };
  const group = GROUPS[type];

  it('shows a right answer as correct [L3-14]', () => {
    const { container } = renderGroup(group, {
      review: buildReview([{ number: 1, correct: true }, { number: 2 }], keys),
    });
    expect(within(part(container, 1)).getByText('Correct')).toBeTruthy();
    expect(within(part(container, 1)).queryByText('Wrong')).toBeNull();
  });

  it('shows a wrong answer as wrong, with the right one', () => {
    const { container } = renderGroup(group, {
      review: buildReview([{ number: 1, correct: true }, { number: 2 }], keys),
    });
    expect(within(part(container, 2)).getByText('Wrong')).toBeTruthy();
    expect(within(part(container, 2)).getByText('Correct answer: the other key')).toBeTruthy();
  });

  it('shows a missing answer as no answer, with the right one', () => {
    const { container } = renderGroup(group, {
      review: buildReview([{ number: 1, blank: true }, { number: 2 }], keys),
    });
    expect(within(part(container, 1)).getByText('No answer')).toBeTruthy();
    expect(within(part(container, 1)).getByText('Correct answer: the key')).toBeTruthy();
  });

  it('marks each verdict with a shape as well as a colour [D19]', () => {
    const { container } = renderGroup(group, {
      review: buildReview([{ number: 1, correct: true }, { number: 2 }], keys),
    });
    expect([1, 2].every((number) => part(container, number).querySelector('svg') !== null)).toBe(true);
  });

  it('closes every input [L4-16]', () => {
    const { container } = renderGroup(group, { review: buildReview([{ number: 1 }, { number: 2 }], keys) });
    const inputs = [...container.querySelectorAll('input, select, button')];
    expect(inputs.length).toBeGreaterThan(0);
    expect(inputs.filter((input) => !input.hasAttribute('disabled'))).toEqual([]);
  });

  it('gives no key away before submission', () => {
    const { container } = renderGroup(group);
    expect(container.textContent).not.toMatch(/Correct|Wrong|No answer|the key/);
  });
});

describe('the details of a review', () => {
  it('points at the right option and at the wrong choice', () => {
    const review = buildReview([{ number: 1 }], { 1: ['TRUE'] });
    renderGroup(buildGroup('MCQ', { questions: questions.slice(0, 1) }), { answers: { '1': 'B' }, review });
    expect(screen.getByLabelText(/TRUE.*\(correct answer\)/)).toBeTruthy();
    expect(screen.getByLabelText(/B.*\(wrong answer\)/)).toBeTruthy();
    expect(screen.getByText('Correct answer: A')).toBeTruthy();
  });

  it('counts the marks of a half-right MULTI question and names every right option', () => {
    const question = buildQuestion(7, { options: ['one', 'two', 'three'], max_choices: 2 });
    const review = buildReview([{ number: 7, numbers: [7, 8], marks: 1, total: 2 }], { 7: ['one', 'three'] });
    renderGroup(buildGroup('MULTI', { questions: [question] }), { answers: { '7': ['one', 'two'] }, review });
    expect(screen.getByText('1 of 2 correct')).toBeTruthy();
    expect(screen.getByText('Correct answers: A; C')).toBeTruthy();
  });

  it('judges the blanks of one number once and shows the key of each', () => {
    const blanks = [buildQuestion(14, { subpart: 1 }), buildQuestion(14, { subpart: 2 })];
    const review = buildReview([{ number: 14 }], { '14-1': ['fire'], '14-2': ['water'] });
    renderGroup(buildGroup('FILL_BLANKS', { paragraph: '<p>{14-1} {14-2}</p>', questions: blanks }), { review });
    expect(screen.getAllByText('Wrong')).toHaveLength(1);
    expect(screen.getByText('Correct answer: fire')).toBeTruthy();
    expect(screen.getByText('Correct answer: water')).toBeTruthy();
  });

  it('says which blank of one number was wrong', () => {
    const blanks = [buildQuestion(14, { subpart: 1 }), buildQuestion(14, { subpart: 2 })];
    const judged = { number: 14, given: ['fire', 'snow'], parts: [true, false] };
    const review = buildReview([judged], { '14-1': ['fire'], '14-2': ['water'] });
    renderGroup(buildGroup('FILL_BLANKS', { paragraph: '<p>{14-1} {14-2}</p>', questions: blanks }), { review });
    const kindOf = (name: string) => screen.getByLabelText(name).parentElement?.dataset['verdict'];
    expect([kindOf('Question 14, blank 1'), kindOf('Question 14, blank 2')]).toEqual(['correct', 'wrong']);
    expect(screen.getByText('Correct')).toBeTruthy();
    expect(screen.getByText('Wrong')).toBeTruthy();
    expect(screen.queryByText('Correct answer: fire')).toBeNull();
    expect(screen.getByText('Correct answer: water')).toBeTruthy();
  });
});
