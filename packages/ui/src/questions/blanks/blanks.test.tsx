import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildGroup, buildQuestion } from '../../testing/build-group.ts';
import { renderGroup } from '../../testing/render-group.tsx';

describe('FILL_BLANKS', () => {
  const table =
    '<table><tbody><tr><td>Bars of {7}</td><td><ul><li>with <em>{8}</em> inside</li></ul></td></tr></tbody></table>';
  const group = buildGroup('FILL_BLANKS', { paragraph: table, questions: [buildQuestion(7), buildQuestion(8)] });

  it('puts inputs where the markers stand, in tables and lists too [L3-16]', () => {
    renderGroup(group);
    const [first, second] = screen.getAllByRole('cell');
    if (first === undefined || second === undefined) throw new Error('The table is gone');
    expect(within(first).getByRole('textbox', { name: 'Question 7' })).toBeTruthy();
    expect(within(within(second).getByRole('emphasis')).getByRole('textbox', { name: 'Question 8' })).toBeTruthy();
    expect(first.textContent).not.toContain('{');
  });

  it('keeps what is typed under the address of the blank', async () => {
    const { user, answers } = renderGroup(group);
    await user.type(screen.getByLabelText('Question 8'), 'oak beam');
    expect(answers()).toEqual({ '8': 'oak beam' });
  });

  it('is without an answer when emptied', async () => {
    const { user, answers } = renderGroup(group, { answers: { '7': 'iron' } });
    await user.clear(screen.getByLabelText('Question 7'));
    expect(answers()).toEqual({});
  });

  it('keeps the input focused while typing', async () => {
    const { user } = renderGroup(group);
    const input = screen.getByLabelText('Question 7');
    await user.type(input, 'iron');
    expect(document.activeElement).toBe(input);
    expect(screen.getByLabelText('Question 7')).toBe(input);
  });

  it('lets the browser neither complete nor correct', () => {
    renderGroup(group);
    const input = screen.getByLabelText('Question 7');
    expect(
      ['autocomplete', 'autocorrect', 'autocapitalize', 'spellcheck'].map((name) => input.getAttribute(name)),
    ).toEqual(['off', 'off', 'none', 'false']);
  });

  it('lets no writing assistant help', () => {
    renderGroup(group);
    const input = screen.getByLabelText('Question 7');
    const switches = ['data-gramm', 'data-gramm_editor', 'data-enable-grammarly', 'data-lt-active', 'data-ms-editor'];
    expect(switches.map((name) => input.getAttribute(name))).toEqual(switches.map(() => 'false'));
  });

  it('tells the blanks of one number apart [L3-18]', async () => {
    const questions = [buildQuestion(14, { subpart: 1 }), buildQuestion(14, { subpart: 2 })];
    const { user, answers, container } = renderGroup({ ...group, paragraph: '<p>{14-1} and {14-2}</p>', questions });
    await user.type(screen.getByLabelText('Question 14, blank 2'), 'x');
    expect(answers()).toEqual({ '14-2': 'x' });
    expect(container.querySelectorAll('#question-14')).toHaveLength(1);
  });

  it('gives each question a row where there is no paragraph', async () => {
    const questions = [buildQuestion(11, { question: 'Which part let air pass?' })];
    const { user, answers } = renderGroup({ ...group, paragraph: null, questions });
    const input = screen.getByRole('textbox', { name: 'Question 11', description: 'Which part let air pass?' });
    await user.type(input, 'wick');
    expect(answers()).toEqual({ '11': 'wick' });
  });

  it('puts the input into the text of a row that marks its place', () => {
    const questions = [buildQuestion(13, { question: 'It was lit by {13} in 1823.' })];
    const { container } = renderGroup({ ...group, paragraph: null, questions });
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(container.textContent).toContain('It was lit by  in 1823.');
  });

  it('gives a row to a question that the paragraph forgot', () => {
    renderGroup({ ...group, paragraph: '<p>Only {7}.</p>' });
    expect(screen.getByLabelText('Question 8')).toBeTruthy();
  });

  it('shows an inert gap for a marker without a question', () => {
    renderGroup({ ...group, paragraph: '<p>{7} {8} {99}</p>' });
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });

  it('takes no answer while disabled', async () => {
    const { user, answers } = renderGroup(group, { disabled: true });
    await user.type(screen.getByLabelText('Question 7'), 'iron');
    expect(answers()).toEqual({});
  });
});

describe('DROPDOWN', () => {
  const group = buildGroup('DROPDOWN', {
    choices: ['bright', 'tall'],
    paragraph: '<p>It was {27}.</p>',
    questions: [buildQuestion(27)],
  });

  it('answers with the choice', async () => {
    const { user, answers } = renderGroup(group);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Question 27' }), 'tall');
    expect(answers()).toEqual({ '27': 'tall' });
  });

  it('takes the answer back', async () => {
    const { user, answers } = renderGroup(group, { answers: { '27': 'tall' } });
    await user.selectOptions(screen.getByLabelText('Question 27'), 'Choose…');
    expect(answers()).toEqual({});
  });

  it('gives each question a row where there is no paragraph', () => {
    renderGroup({ ...group, paragraph: null, questions: [buildQuestion(27, { question: 'Paragraph A' })] });
    expect(screen.getByRole('combobox', { name: 'Question 27', description: 'Paragraph A' })).toBeTruthy();
  });

  it('takes no answer while disabled', () => {
    renderGroup(group, { disabled: true });
    expect(screen.getByLabelText('Question 27').hasAttribute('disabled')).toBe(true);
  });
});

describe('MATCH_TABLE', () => {
  const questions = [buildQuestion(14, { question: 'two studies' }), buildQuestion(15, { question: 'a reason' })];

  it('has a row for each question and a column for each short choice [L3-17]', () => {
    renderGroup(buildGroup('MATCH_TABLE', { choices: ['A', 'B', 'C'], questions }));
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Question',
      'A',
      'B',
      'C',
    ]);
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'Question 14two studies',
      'Question 15a reason',
    ]);
  });

  it('answers the row that was clicked', async () => {
    const { user, answers } = renderGroup(buildGroup('MATCH_TABLE', { choices: ['A', 'B'], questions }), {
      answers: { '14': 'A' },
    });
    await user.click(screen.getByRole('radio', { name: 'Question 15, B' }));
    expect(answers()).toEqual({ '14': 'A', '15': 'B' });
  });

  it('heads columns with letters for long choices, and answers with the text', async () => {
    const { user, answers } = renderGroup(
      buildGroup('MATCH_TABLE', { choices: ['John Smeaton', 'Henry Winstanley'], questions }),
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['A', 'B']);
    await user.click(screen.getByRole('radio', { name: 'Question 14, B: Henry Winstanley' }));
    expect(answers()).toEqual({ '14': 'Henry Winstanley' });
  });

  it('takes no answer while disabled', async () => {
    const { user, answers } = renderGroup(buildGroup('MATCH_TABLE', { choices: ['A', 'B'], questions }), {
      disabled: true,
    });
    await user.click(screen.getByRole('radio', { name: 'Question 15, B' }));
    expect(answers()).toEqual({});
  });
});
