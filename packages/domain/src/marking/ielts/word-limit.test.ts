import { describe, expect, it } from 'vitest';
import { hasUnreadLimit, parseWordLimit } from './word-limit.ts';

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
    ['Choose ONLY ONE WORD from the passage for each answer.', 1, false],
    ['Choose ONLY ONE WORD AND/OR A NUMBER.', 1, true],
    ['Write NUMBERS for each answer.', 0, true],
    ['NUMBERS for each answer', 0, true],
    ['USE NO MORE THAN THREE (3) WORDS', 3, false],
    ['Write NO MORE THAN 2 (TWO) WORDS AND/OR A NUMBER.', 2, true],
    ['Write ONE WORD(S) ONLY.', 1, false],
    ['Write NO MORE THAN TWO WORD(S)', 2, false],
    ['Write NO MORE THAN ONE WORD OR A TIME', 1, true],
    ['Write ONE WORD OR A DATE.', 1, true],
    ['Write A NUMBER OR A DATE.', 0, true],
    ['Write A DATE OR A TIME for each answer.', 0, true],
    ['Write A TIME ONLY.', 0, true],
    ['ONE NUMBER ONLY', 0, true],
    ['Write NO MORE THAN TWO WORDS AND/OR A FIGURE', 2, true],
    ['Write ONE WORD AND/OR TWO NUMBERS.', 1, true],
    ['Write ONE WORD and\\or A NUMBER.', 1, true],
    ['Write ONE WORD ONLY AND/OR A NUMBER.', 1, true],
    ['Write ONE WORD (AND/OR A NUMBER).', 1, true],
    ['Write NO MORE THAN ONE NUMBER.', 0, true],
    ['Answer in TWO WORDS OR FEWER.', 2, false],
    ['Complete the notes: ONE WORD for each gap.', 1, false],
    ['Type ONE WORD in each gap.', 1, false],
    ['Write LESS THAN THREE WORDS.', 2, false],
    ['Two words maximum.', 2, false],
    ['Write ONE WORD/NUMBER.', 1, true],
    ['No more than 3 words / numbers', 3, true],
    ['Write THE TIME ONLY.', 0, true],
    ['Answer with A NUMBER OR A DATE.', 0, true],
    ['2 words or less', 2, false],
    ['Two words each.', 2, false],
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
    'Complete the summary with the four words in the box.',
    'There are two words you do not need.',
    'Write the numbers for each answer in the table.',
    'Use the two words below the picture.',
    'You will hear the recording one time only.',
    'You hear each part for the first time only.',
    'Use words from the passage.',
    'Choose a time and say a date.',
    'At what time does the tour begin? Give a time.',
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
    'Word limit: 2 words',
    'Word limit: two',
    'WORD LIMIT 3',
    'Max. 2 words.',
    'Give one-word answers.',
    'Answers of between one and fifteen words.',
    'Use several words.',
    'Only words from the text count.',
    'Giới hạn từ: 2',
  ])('tells that %j states one', (instruction) => {
    expect(hasUnreadLimit(instruction)).toBe(true);
  });

  it('is silent about a limit that is read', () => {
    expect(hasUnreadLimit('Write NO MORE THAN TWO WORDS.')).toBe(false);
  });
});
