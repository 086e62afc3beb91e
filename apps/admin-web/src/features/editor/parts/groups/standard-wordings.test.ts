import { parseWordLimit, QUESTION_TYPES } from '@bandwise/domain';
import { textOf } from '@bandwise/domain/internal';
import { describe, expect, it } from 'vitest';
import { texts } from '../../../../shared/texts/texts.ts';
import { throughEditor } from '../../rich-text/testing/headless.ts';
import { Author } from '../../testing/author.ts';
import { standardWordings } from './standard-wordings.ts';

const READING = { skill: 'reading', numbers: '14–20' } as const;

function offered(author: Author, place: Parameters<typeof standardWordings>[1] = READING) {
  return standardWordings(author.group(0), place).flatMap((section) => section.offered);
}

/** The text of the wording offered under a name. */
function wording(author: Author, name: string, place?: Parameters<typeof standardWordings>[1]): string {
  return textOf(offered(author, place).find((one) => one.name === name)?.html ?? '').trim();
}

describe.each(QUESTION_TYPES)('the wordings of %s', (type) => {
  it('begin with the numbers of the group, and are HTML that the editor keeps as it is', () => {
    const all = offered(new Author('reading').addGroup(type, 1));
    expect(all.length).toBeGreaterThan(0);
    for (const { html } of all) {
      expect(html).toMatch(/^<p>Questions 14–20: /);
      expect(throughEditor(html)).toBe(html);
    }
  });
});

it('say of one question that it is one', () => {
  expect(
    wording(new Author('reading').addGroup('MCQ', 1), 'Choose the correct answer', { ...READING, numbers: '14' }),
  ).toBe('Question 14: Choose the correct answer.');
});

it('ask for words of a passage, and for words that are heard', () => {
  const author = new Author('reading').addGroup('FILL_BLANKS', 1);
  expect(wording(author, 'NO MORE THAN TWO WORDS')).toBe(
    'Questions 14–20: Choose NO MORE THAN TWO WORDS from the passage for each answer.',
  );
  expect(wording(author, 'ONE WORD ONLY', { skill: 'listening', numbers: '1–10' })).toBe(
    'Questions 1–10: Write ONE WORD ONLY for each answer.',
  );
});

it.each([
  [['', ''], 2, 'There are more words than blanks.'],
  [['rain', 'wind', 'snow'], 2, 'There are 3 words, but only 2 blanks.'],
  [['rain', 'wind'], 2, ''],
])('count the choices %j for %i blanks', (choices, questions, sentence) => {
  const group = new Author('reading').addGroup('DRAG_DROP', questions).group(0);
  const rows = choices.map((text, id) => ({ id: 900 + id, text }));
  const [summary] = standardWordings({ ...group, choices: rows }, READING).flatMap((section) => section.offered);
  expect(textOf(summary?.html ?? '')).toMatch(/Move the correct words into each blank\./);
  expect(/There are .*\./.exec(textOf(summary?.html ?? ''))?.[0] ?? '').toBe(sentence);
});

it.each(Object.values(texts.wordings.limits))('state a limit that answers are checked against: %s', (limit) => {
  const author = new Author('reading').addGroup('FILL_BLANKS', 1);
  expect(parseWordLimit(wording(author, limit))).toEqual(parseWordLimit(limit));
  expect(parseWordLimit(limit)).not.toBeNull();
});

it('keep the limit when a task is chosen, and the task when a limit is', () => {
  const author = new Author('reading').addGroup('FILL_BLANKS', 1);
  const choose = (name: string) =>
    author.setGroup(0, { instruction: offered(author).find((one) => one.name === name)?.html ?? '' });
  choose('ONE WORD AND/OR A NUMBER');
  choose('Complete the table below.');
  expect(parseWordLimit(author.group(0).instruction)).toEqual({ words: 1, number: true });
  choose('NO MORE THAN THREE WORDS');
  expect(author.group(0).instruction).toBe(
    '<p>Questions 14–20: Complete the table below.</p><p>Choose <strong>NO MORE THAN THREE WORDS</strong> from the passage for each answer.</p>',
  );
});

it('follow the word limit that the group is set to', () => {
  const author = new Author('reading')
    .addGroup('FILL_BLANKS', 1)
    .setGroup(0, { word_limit: { words: 0, number: true } });
  expect(wording(author, 'Answer the questions below.')).toContain('A NUMBER ONLY');
});

it('name the letters and how many answers there are', () => {
  const author = new Author('reading').addGroup('MULTI', 1).options([0, 0], ['a', 'b', 'c', 'd', 'e'], [0, 1, 2]);
  expect(wording(author, 'Choose several letters')).toBe('Questions 14–20: Choose THREE letters, A–E.');
});

it.each([
  [3, 'A, B or C'],
  [4, 'A, B, C or D'],
  [5, 'A–E'],
])('name the letters of %d options, one of which is chosen: %s', (count, letters) => {
  const group = new Author('reading').addGroup('MCQ', 1).options([0, 0], ['a', 'b', 'c', 'd', 'e'], [0]).group(0);
  const questions = group.questions.map((question) => ({ ...question, options: question.options.slice(0, count) }));
  const [choose] = standardWordings({ ...group, questions }, READING).flatMap((section) => section.offered);
  expect(textOf(choose?.html ?? '').trim()).toBe(`Questions 14–20: Choose the correct letter, ${letters}.`);
});

it.each([
  ['reading', 'writer'],
  ['listening', 'speaker'],
] as const)('ask for the views in a test of the skill %s: those of the %s', (skill, holder) => {
  const author = new Author(skill).addGroup('TFNG', 1).setGroup(0, { labels: 'YNNG' });
  const words = wording(author, 'Views: yes, no or not given', { skill, numbers: '1–3' });
  expect(words).toContain(`Do these statements agree with the views of the ${holder}?`);
  expect(words).toContain(`NOT GIVEN if it is impossible to say what the ${holder} thinks about it`);
});

it('say YES and NO where the labels are these', () => {
  const author = new Author('reading').addGroup('TFNG', 1).setGroup(0, { labels: 'YNNG' });
  expect(offered(author).map(({ html }) => textOf(html))).toEqual([expect.stringContaining('YES if the statement')]);
});
