import type { QuestionType } from '@bandwise/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildGroup, buildQuestion } from '../../testing/build-group.ts';
import { buildReview } from '../../testing/build-review.ts';
import { renderGroup } from '../../testing/render-group.tsx';

const choices = ['for one person only.', 'The dam', 'the dam', 'I agree.'];
const questions = [
  buildQuestion(1, { question: 'Letters can be sent' }),
  buildQuestion(2, { question: 'It began with' }),
];
const list = { choices, questions, letters: 'A', choices_title: 'List of Endings' } as const;

const terms = () => screen.getAllByRole('term').map((term) => term.textContent);

describe('a list of choices with letters', () => {
  it.each<QuestionType>(['DROPDOWN', 'MATCH_TABLE'])(
    'is shown once above a %s group, with its title [D131]',
    (type) => {
      renderGroup(buildGroup(type, list));
      expect(terms()).toEqual(['A', 'B', 'C', 'D']);
      expect(screen.getAllByText('List of Endings')).toHaveLength(1);
      expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(choices);
    },
  );

  it('has numerals for headings, and says which without a title', () => {
    renderGroup(buildGroup('DROPDOWN', { choices, questions, letters: 'i' }));
    expect(terms()).toEqual(['i', 'ii', 'iii', 'iv']);
    expect(screen.getByText('Choices i–iv')).toBeTruthy();
  });

  it('shows letters that an author wrote before every choice', () => {
    renderGroup(buildGroup('DROPDOWN', { choices: ['i. One', 'ii. Two'], questions }));
    expect(terms()).toEqual(['i', 'ii']);
  });

  it('has no letters where nothing says so', () => {
    renderGroup(buildGroup('DROPDOWN', { choices, questions }));
    expect(screen.queryAllByRole('term')).toEqual([]);
  });
});

describe('DROPDOWN with letters', () => {
  const group = buildGroup('DROPDOWN', list);

  it('answers with the text of the choice, and keeps choices apart that differ only in case', async () => {
    const { user, answers } = renderGroup(group);
    const select = screen.getByRole('combobox', { name: 'Question 2' });
    await user.selectOptions(select, 'C, the dam');
    expect(answers()).toEqual({ '2': 'the dam' });
    await user.selectOptions(select, 'B, The dam');
    expect(answers()).toEqual({ '2': 'The dam' });
    await user.selectOptions(select, '(no answer)');
    expect(answers()).toEqual({});
  });

  it('reads out letter and text, and shows the letter', () => {
    const { container } = renderGroup(group, { answers: { '1': 'I agree.' } });
    const select = screen.getByRole('combobox', { name: 'Question 1', description: 'Letters can be sent' });
    expect(within(select).getByRole<HTMLOptionElement>('option', { selected: true }).text).toBe('D, I agree.');
    expect(container.querySelector('#question-1 [data-letter-box] [aria-hidden]')?.textContent).toBe('D');
  });

  it('offers no answer that a typed letter would choose', () => {
    renderGroup(group);
    const [first] = within(screen.getByRole('combobox', { name: 'Question 1' })).getAllByRole<HTMLOptionElement>(
      'option',
    );
    expect(first?.text).not.toMatch(/^[a-z]/i);
  });

  it('stands in a text too', async () => {
    const { user, answers } = renderGroup({ ...group, paragraph: '<p>They were {1} and {2}.</p>' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Question 1' }), 'A, for one person only.');
    expect(answers()).toEqual({ '1': 'for one person only.' });
  });

  it('says the right answer with its letter', () => {
    renderGroup(group, { answers: { '1': 'The dam' }, review: buildReview([{ number: 1 }], { 1: ['the dam'] }) });
    expect(screen.getByText('Correct answer: C — the dam')).toBeTruthy();
  });
});

describe('MATCH_TABLE with letters', () => {
  it('has a column for each letter, named with its choice, also where choices are short', async () => {
    const { user, answers } = renderGroup(
      buildGroup('MATCH_TABLE', { choices: ['oak', 'elm'], questions, letters: 'A' }),
    );
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Question', 'A', 'B']);
    await user.click(screen.getByRole('radio', { name: 'Question 2, B: elm' }));
    expect(answers()).toEqual({ '2': 'elm' });
  });
});
