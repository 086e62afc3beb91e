import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildGroup, buildQuestion } from '../../testing/build-group.ts';
import { renderGroup } from '../../testing/render-group.tsx';

const checked = (element: HTMLElement) => element instanceof HTMLInputElement && element.checked;
const disabled = (element: HTMLElement) => element instanceof HTMLInputElement && element.disabled;

describe('TFNG', () => {
  const group = buildGroup('TFNG', {
    questions: [buildQuestion(1, { question: 'The tower fell.' }), buildQuestion(2)],
  });

  it('offers exactly TRUE, FALSE and NOT GIVEN [L5-13]', () => {
    renderGroup(group);
    const first = screen.getByRole('radiogroup', { name: /^Question 1 The tower fell\.$/ });
    expect(
      within(first)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(['TRUE', 'FALSE', 'NOT GIVEN']);
  });

  it('offers YES and NO where the author asks for them [D22]', () => {
    renderGroup({ ...group, labels: 'YNNG' });
    const first = screen.getByRole('radiogroup', { name: /^Question 1/ });
    expect(
      within(first)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(['YES', 'NO', 'NOT GIVEN']);
  });

  it('answers the question that was asked', async () => {
    const { user, answers } = renderGroup(group);
    await user.click(within(screen.getByRole('radiogroup', { name: /^Question 2/ })).getByLabelText('NOT GIVEN'));
    expect(answers()).toEqual({ '2': 'NOT GIVEN' });
  });

  it('changes its answer by arrow key', async () => {
    const { user, answers } = renderGroup(group, { answers: { '1': 'TRUE' } });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(answers()).toEqual({ '1': 'FALSE' });
  });

  it('takes no answer while disabled', async () => {
    const { user, answers } = renderGroup(group, { disabled: true });
    const radio = screen.getAllByLabelText('TRUE')[0];
    if (radio === undefined) throw new Error('No radio button');
    await user.click(radio);
    expect(answers()).toEqual({});
    expect(screen.getAllByRole('radio').every(disabled)).toBe(true);
  });
});

describe('MCQ', () => {
  const group = buildGroup('MCQ', {
    questions: [buildQuestion(5, { question: 'Why?', options: ['to warn', 'to explain'] })],
  });

  it('names each option with its letter, for those who hear the question [D158]', () => {
    renderGroup(group);
    expect(screen.getByRole('radio', { name: /^A ?to warn$/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^B ?to explain$/ })).toBeTruthy();
    expect(screen.getByLabelText(/to explain$/).getAttribute('value')).toBe('to explain');
  });

  it('answers with the text of the option, not its letter [L3-20]', async () => {
    const { user, answers } = renderGroup(group);
    await user.click(screen.getByLabelText(/to explain/));
    expect(answers()).toEqual({ '5': 'to explain' });
  });

  it('shows letters beside the options', () => {
    const { container } = renderGroup(group);
    expect(container.textContent).toContain('A to warn');
    expect(container.textContent).toContain('B to explain');
  });

  it('shows the option that was chosen earlier', () => {
    renderGroup(group, { answers: { '5': 'to warn' } });
    expect(checked(screen.getByLabelText(/to warn/))).toBe(true);
    expect(checked(screen.getByLabelText(/to explain/))).toBe(false);
  });
});

describe('MULTI', () => {
  const question = buildQuestion(21, {
    question: '21–22 Which TWO?',
    options: ['one', 'two', 'three'],
    max_choices: 2,
  });
  const group = buildGroup('MULTI', { questions: [question] });

  it('names the numbers it takes, once [L3-19]', () => {
    const { container } = renderGroup(group);
    expect(screen.getByRole('heading', { name: 'Questions 21–22' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Questions 21–22 Which TWO?' })).toBeTruthy();
    expect(container.querySelector('#question-21')).not.toBeNull();
    expect(container.querySelector('#question-22')).not.toBeNull();
  });

  it('closes the other boxes once the limit is reached [L5-10 L5-12]', async () => {
    const { user, answers } = renderGroup(group);
    await user.click(screen.getByLabelText(/one/));
    expect(disabled(screen.getByLabelText(/three/))).toBe(false);
    await user.click(screen.getByLabelText(/two/));
    expect(disabled(screen.getByLabelText(/three/))).toBe(true);
    expect(disabled(screen.getByLabelText(/two/))).toBe(false);
    expect(answers()).toEqual({ '21': ['one', 'two'] });
  });

  it('opens them again when a box is unticked', async () => {
    const { user, answers } = renderGroup(group, { answers: { '21': ['one', 'two'] } });
    await user.click(screen.getByLabelText(/one/));
    expect(disabled(screen.getByLabelText(/three/))).toBe(false);
    expect(answers()).toEqual({ '21': ['two'] });
  });

  it('is without an answer when the last box is unticked', async () => {
    const { user, answers } = renderGroup(group, { answers: { '21': ['one'] } });
    await user.click(screen.getByLabelText(/one/));
    expect(answers()).toEqual({});
  });

  it('allows two ticks where the question does not say how many [L5-11]', async () => {
    const { user } = renderGroup({ ...group, questions: [{ ...question, max_choices: null }] });
    await user.click(screen.getByLabelText(/one/));
    await user.click(screen.getByLabelText(/two/));
    expect(disabled(screen.getByLabelText(/three/))).toBe(true);
  });
});

describe('a group', () => {
  it('shows its title, instruction and picture above the questions [L3-15]', () => {
    renderGroup(
      buildGroup('TFNG', {
        instruction: '<p>Choose <strong>TRUE</strong>.</p>',
        imgContent: '<img src="/api/media/map.png" alt="A map">',
        questions: [buildQuestion(14), buildQuestion(18)],
      }),
    );
    expect(screen.getByRole('heading', { name: 'Questions 14–18' })).toBeTruthy();
    expect(screen.getByText('TRUE', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A map' })).toBeTruthy();
  });

  it('highlights the current question, also by the second number of its range [L4-28]', () => {
    const question = buildQuestion(21, { options: ['one', 'two'], max_choices: 2 });
    const { container } = renderGroup(buildGroup('MULTI', { questions: [question, buildQuestion(23)] }), {
      currentNumber: 22,
    });
    expect([...container.querySelectorAll('[data-current]')].map((element) => element.id)).toEqual(['question-21']);
  });
});
