import { describe, expect, it } from 'vitest';
import { shownLayout } from '../testing/shown.ts';

const QUESTIONS = `Questions 18-22
Answer the questions below. Write NO MORE THAN THREE WORDS.
18 Who came?
19 What improved first?
20 What improved next?
21 What was sold?
22 Who bought it?
Answers
`;

const becomes = (key: string) => shownLayout({ name: '', text: QUESTIONS + key, becomes: '' }).split('\n');
const heading = (key: string) => becomes(key)[0];
const answers = (key: string) =>
  becomes(key)
    .filter((line) => /^\d/.test(line))
    .map((line) => line.replace(/^.*= ?/, ''));

const ALL = ['a guide', 'clearer water', 'fewer floods', 'ice', 'a farmer'];

describe('typed answers in either order', () => {
  it.each([
    [
      'on each line',
      '18 a guide\n19 clearer water (IN EITHER ORDER)\n20 fewer floods (IN EITHER ORDER)\n21 ice\n22 a farmer',
    ],
    [
      'in any order, on each line',
      '18 a guide\n19 clearer water (in any order)\n20 fewer floods (in any order)\n21 ice\n22 a farmer',
    ],
    ['in one line', '18 a guide\n19-20 clearer water; fewer floods (in either order)\n21 ice\n22 a farmer'],
    [
      'in one line, the remark first',
      '18 a guide\n19–20 IN EITHER ORDER: clearer water, fewer floods\n21 ice\n22 a farmer',
    ],
    ['with an ampersand', '18 a guide\n19&20 (in either order) clearer water and fewer floods\n21 ice\n22 a farmer'],
    ['on the lines below', '18 a guide\n19 & 20 IN EITHER ORDER\nclearer water\nfewer floods\n21 ice\n22 a farmer'],
    [
      'on the lines below, with bullets',
      '18 a guide\n19-20 IN EITHER ORDER\n• clearer water\n• fewer floods\n21 ice\n22 a farmer',
    ],
  ])('are read %s', (_how, key) => {
    expect(heading(key)).toBe('# FILL_BLANKS 18–22 ⇄ 19, 20');
    expect(answers(key)).toEqual(ALL);
  });

  it('are two pairs where four neighbours say either', () => {
    const key = [19, 20, 21, 22].map((number) => `${number} ${ALL[number - 18]} (in either order)`).join('\n');
    expect(heading(`18 a guide\n${key}`)).toBe('# FILL_BLANKS 18–22 ⇄ 19, 20 ⇄ 21, 22');
  });

  it('are one list where three neighbours say any', () => {
    const key = [19, 20, 21].map((number) => `${number} ${ALL[number - 18]} (in any order)`).join('\n');
    expect(heading(`18 a guide\n${key}\n22 a farmer`)).toBe('# FILL_BLANKS 18–22 ⇄ 19, 20, 21');
  });

  it('keep their place where only one number says so, and the remark is no part of its answer', () => {
    const key = '18 a guide\n19 clearer water (in either order)\n20 fewer floods\n21 ice\n22 a farmer';
    expect(heading(key)).toBe('# FILL_BLANKS 18–22');
    expect(answers(key)).toEqual(ALL);
  });
});
