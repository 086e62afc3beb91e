import { describe, expect, it } from 'vitest';
import { markOne } from '../../testing/mark-one.ts';

const profile = 'ielts' as const;

describe('FILL_BLANKS under ielts', () => {
  it.each([
    ['market', 'market', 'exact'],
    ['Market', 'market', 'case'],
    ['MARKET', 'market', 'case'],
    ['old  market', 'old market', 'whitespace'],
    ['“market”.', 'market', 'whitespace'],
    ['the market', '(the) market', 'optional_word'],
    ['market', '(the) market', 'exact'],
    ['sea creatures', 'fish / sea creatures', 'exact'],
    ['well known', 'well-known', 'hyphen'],
    ['well-known', 'well known', 'hyphen'],
    ['color', 'colour', 'spelling_variant'],
    ['organisation', 'organization', 'spelling_variant'],
    ['21', 'twenty-one', 'number_form'],
    ['1 000', '1,000', 'number_form'],
    ['9:30', '9.30', 'number_form'],
    ['12th March', '12 March', 'number_form'],
    ['15 per cent', '15%', 'number_form'],
    ['(the) market', '(the) market', 'exact'],
  ])('accepts “%s” for “%s”: %s', (answer, key, reason) => {
    expect(markOne({ profile, type: 'FILL_BLANKS', key: [key], answer })).toMatchObject({
      marks: 1,
      correct: true,
      reason,
    });
  });

  it.each([
    ['markets', 'market', 'plural'],
    ['market', 'markets', 'plural'],
    ['cities', 'city', 'plural'],
    ['the market', 'market', 'extra_word'],
    ['market place', 'market', 'extra_word'],
    ['market', 'old market', 'missing_word'],
    ['apples pears', 'apple pear', 'misspelt'],
    ['libary', 'library', 'misspelt'],
    ['the markets', 'market', 'wrong'],
    ['market old', 'old market', 'wrong'],
    ['exercize', 'exercise', 'misspelt'],
    ['cat', 'dog', 'wrong'],
    ['125', '12.5', 'wrong'],
    ['9 5', '9.5', 'wrong'],
    ['10 October', '10/10', 'wrong'],
    ['4', 'iv', 'wrong'],
    ['24', '24/7', 'wrong'],
    ['and', 'and/or', 'wrong'],
    ['dont', "don't", 'misspelt'],
    ['books shop', 'book shop', 'plural'],
    ['5s', '5', 'extra_word'],
    ['encxyzopedia', 'encyclopedia', 'wrong'],
    ['cot', 'cat', 'misspelt'],
    ['at', 'it', 'wrong'],
    ['markets', 'market / old barn', 'plural'],
    ['the market', 'market / old barn', 'extra_word'],
    ['barn', 'market / old barn', 'missing_word'],
    ['libary', 'library / old barn', 'misspelt'],
    ['', 'market', 'blank'],
    ['\u200b', '\u200b', 'unscorable'],
  ])('judges “%s” for “%s”: %s', (answer, key, reason) => {
    expect(markOne({ profile, type: 'FILL_BLANKS', key: [key], answer }).reason).toBe(reason);
  });

  it('earns nothing for a wrong answer, whatever the reason', () => {
    for (const answer of ['markets', 'the market', 'marke']) {
      expect(markOne({ profile, type: 'FILL_BLANKS', key: ['market'], answer })).toMatchObject({
        marks: 0,
        correct: false,
      });
    }
  });
});

describe('a word limit under ielts', () => {
  it.each([
    ['ONE WORD ONLY', '(the) market', 'the market', 'over_limit'],
    ['NO MORE THAN TWO WORDS', '(the) market', 'the market', 'optional_word'],
    ['ONE WORD ONLY', 'well-known', 'well known', 'over_limit'],
    ['ONE WORD ONLY', 'well known', 'well-known', 'hyphen'],
    ['ONE WORD ONLY', 'market', 'old market', 'over_limit'],
    ['ONE WORD ONLY', 'old market', 'old market', 'exact'],
    ['ONE WORD ONLY', 'old market', 'Old Market', 'case'],
    ['ONE WORD AND/OR A NUMBER', '55%', '55 percent', 'number_form'],
    ['A NUMBER ONLY', '55%', '55 percent', 'over_limit'],
    ['ONE WORD AND/OR A NUMBER', '12 March', 'March 12th', 'number_form'],
  ])('%s, key “%s”, answer “%s”: %s', (instruction, key, answer, reason) => {
    expect(markOne({ profile, type: 'FILL_BLANKS', key: [key], answer, group: { instruction } }).reason).toBe(reason);
  });

  it('of the group has precedence over its instruction', () => {
    const group = { instruction: 'Write ONE WORD ONLY', word_limit: { words: 2, number: false } };
    const verdict = markOne({ profile, type: 'FILL_BLANKS', key: ['(the) market'], answer: 'the market', group });
    expect(verdict.reason).toBe('optional_word');
  });
});

describe('TFNG under ielts', () => {
  it.each([
    ['TRUE', 'TRUE', 'exact'],
    ['true', 'TRUE', 'case'],
    ['T', 'TRUE', 'spelling_variant'],
    ['f', 'FALSE', 'spelling_variant'],
    ['NG', 'NOT GIVEN', 'spelling_variant'],
    ['NOT-GIVEN', 'NOT GIVEN', 'spelling_variant'],
    ['N.G.', 'NOT GIVEN', 'spelling_variant'],
    ['N.G', 'NOT GIVEN', 'spelling_variant'],
    ['n. g.', 'NOT GIVEN', 'spelling_variant'],
    ['Notgiven', 'NOT GIVEN', 'spelling_variant'],
    ['N', 'NOT GIVEN', 'wrong'],
    ['G', 'NOT GIVEN', 'wrong'],
    ['Y.', 'TRUE', 'wrong'],
    ['YES', 'TRUE', 'wrong'],
    ['Y', 'TRUE', 'wrong'],
    ['NO', 'FALSE', 'wrong'],
    ['not', 'NOT GIVEN', 'wrong'],
    ['NOT GIVEN', 'TRUE', 'wrong'],
    ['', 'NOT GIVEN', 'blank'],
  ])('judges “%s” for %s: %s', (answer, key, reason) => {
    expect(markOne({ profile, type: 'TFNG', key: [key], answer }).reason).toBe(reason);
  });

  it('accepts YES and NO in a group with these labels', () => {
    const group = { labels: 'YNNG' as const };
    expect(markOne({ profile, type: 'TFNG', key: ['YES'], answer: 'y', group }).marks).toBe(1);
    expect(markOne({ profile, type: 'TFNG', key: ['YES'], answer: 'TRUE', group }).marks).toBe(0);
  });
});

describe.each(['MCQ', 'MATCH_TABLE', 'DRAG_DROP', 'DROPDOWN'] as const)('%s under ielts', (type) => {
  it.each([
    [['A', 'B'], 'A', 'a', 'case'],
    [['A', 'B'], 'A', 'A.', 'whitespace'],
    [['A', 'B'], 'A', 'A lot', 'wrong'],
    [['i', 'ii', 'iv'], 'iv', '4', 'wrong'],
    [['i', 'ii', 'iv'], 'i', 'I', 'case'],
    [['A river', 'The river'], 'A river', 'river', 'wrong'],
    [['polish', 'Polish'], 'Polish', 'polish', 'wrong'],
    [['T', 'TRUE'], 'TRUE', 'T', 'wrong'],
    [['colour', 'sound'], 'colour', 'color', 'wrong'],
  ])('offering %j with key “%s”, judges “%s”: %s', (offered, key, answer, reason) => {
    expect(markOne({ profile, type, key: [key], offered, answer }).reason).toBe(reason);
  });
});

describe('MULTI under ielts', () => {
  const offered = ['Apple', 'Pear', 'apple', 'Fig'];

  it.each([
    [['Pear', 'Apple'], 2, 'exact'],
    [['PEAR', 'Apple'], 2, 'case'],
    [['PEAR', 'pear'], 1, 'wrong'],
    [['apple', 'Pear'], 1, 'wrong'],
    [['Apple'], 1, 'wrong'],
    [offered, 0, 'too_many'],
  ])('judges the ticks %j', (answer, marks, reason) => {
    const verdict = markOne({ profile, type: 'MULTI', key: ['Apple', 'Pear'], offered, answer });
    expect(verdict).toMatchObject({ marks, correct: marks === 2, reason });
  });
});

describe('a key of many words', () => {
  const WORDS = Array.from(
    { length: 40 },
    (_, at) => `heron${String.fromCodePoint(97 + (at % 26))}${at < 26 ? 'a' : 'b'}`,
  );
  const key = WORDS.join(' ');
  it.each([
    [key.toUpperCase(), 'case'],
    [WORDS.slice(1).join(' '), 'missing_word'],
    [`${key} more`, 'extra_word'],
    [`${key}s`, 'plural'],
    [[...WORDS].reverse().join(' '), 'wrong'],
    ['a lake', 'wrong'],
  ])('has the same reasons for wrong answers as a short key: %s', (answer, reason) => {
    expect(markOne({ profile, type: 'FILL_BLANKS', key: [key], answer }).reason).toBe(reason);
  });
});
