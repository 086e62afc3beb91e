import { describe, expect, it } from 'vitest';
import { tidy } from './normalise.ts';
import { fitsLimit, hasUnreadLimit, parseWordLimit } from './word-limit.ts';

describe('parseWordLimit', () => {
  it.each([
    ['Write ONE WORD ONLY', 1, false],
    ['Choose NO MORE THAN TWO WORDS from the passage.', 2, false],
    ['Write NO MORE THAN TWO WORDS AND/OR A NUMBER', 2, true],
    ['<p>Choose <b>NO MORE THAN THREE WORDS</b>&nbsp;<b>AND / OR A NUMBER</b></p>', 3, true],
    ['Write ONE WORD OR A NUMBER', 1, true],
    ['Write A NUMBER AND/OR ONE WORD', 1, true],
    ['Write ONE OR TWO WORDS', 2, false],
    ['no more than 3 words', 3, false],
    ['Write A NUMBER ONLY', 0, true],
    ['Write A NUMBER for each answer.', 0, true],
    ['Write ONE NUMBER for each answer.', 0, true],
    ['Write A WORD OR A NUMBER for each answer.', 1, true],
    ['Write A WORD AND/OR A NUMBER in each gap.', 1, true],
    ['Complete each gap with a single word.', 1, false],
    ['Write ONE LETTER only.', 1, false],
    ['There are two words you do not need. Write ONE WORD for each answer.', 1, false],
    ['Write ONLY NUMBERS.', 0, true],
    ['Write NO MORE THAN TWO LETTERS.', 2, false],
    ['Viết KHÔNG QUÁ HAI TỪ cho mỗi câu trả lời.', 2, false],
    ['Viết KHÔNG QUÁ 3 TỪ VÀ/HOẶC MỘT SỐ cho mỗi câu.', 3, true],
    ['Điền CHỈ MỘT TỪ vào chỗ trống.', 1, false],
    ['Điền tối đa ba từ hoặc một con số.', 3, true],
  ])('reads %j', (instruction, words, number) => {
    expect(parseWordLimit(instruction)).toEqual({ words, number });
  });

  it.each([
    '',
    'Complete the summary below.',
    'Write the correct letter, A–F.',
    'Questions 1-5',
    'Write a number from the box in each gap.',
    'Write the number of visitors.',
    'Choose a word from the box.',
    'Look at the four words in the box.',
    'Look at an answer or a number of them.',
    'Điền từ vào chỗ trống, một số câu dùng lại.',
    'Đọc một từ trong bài.',
  ])('finds none in %j', (instruction) => {
    expect(parseWordLimit(instruction)).toBeNull();
    expect(hasUnreadLimit(instruction)).toBe(false);
  });
});

describe('hasUnreadLimit', () => {
  it.each([
    'Write NO MORE THAN A DOZEN WORDS.',
    'Use at most twelve words.',
    'Complete the notes. Words only.',
    'Viết không quá mười hai từ.',
  ])('tells that %j states one', (instruction) => {
    expect(hasUnreadLimit(instruction)).toBe(true);
  });

  it('is silent about a limit that is read', () => {
    expect(hasUnreadLimit('Write NO MORE THAN TWO WORDS.')).toBe(false);
  });
});

describe('fitsLimit', () => {
  it.each([
    ['river', 1, false, true],
    ['old river', 1, false, false],
    ['mother-in-law', 1, false, true],
    ['15', 1, false, true],
    ['15', 1, true, true],
    ['15 books', 1, true, true],
    ['15 books', 1, false, false],
    ['15 old books', 1, true, false],
    ['55 percent', 1, true, true],
    ['55 per cent', 1, true, true],
    ['55%', 1, true, true],
    ['1 000 000', 1, true, true],
    ['2 million', 0, true, true],
    ['twenty one', 1, true, true],
    ['twenty one', 1, false, false],
    ['twenty-one', 1, false, true],
    ['twenty-one books', 1, true, true],
    ['12 March', 1, true, true],
    ['12 13', 1, true, true],
    ['12 13 14', 1, true, false],
    ['river', 0, true, false],
    ['- river', 1, false, true],
    ['25 000 books', 1, true, true],
    ['1 234', 0, true, true],
    ['1234 567', 0, true, false],
    ['12 5678', 0, true, false],
    ['(15)', 0, true, true],
    ['£15', 0, true, true],
    ['covid-19', 0, true, false],
    ['per cent', 1, false, true],
    ['per annum', 1, false, false],
    ['ten cent', 1, false, false],
    ['twenty one old books', 2, true, true],
    ['ten old ten', 1, true, false],
    ['ten books', 1, true, true],
    ['ten 15', 0, true, false],
  ])('judges “%s” against %i words, number %s: %s', (given, words, number, fits) => {
    expect(fitsLimit(tidy(given), { words, number })).toBe(fits);
  });
});
