import { describe, expect, it } from 'vitest';
import { publishCheck } from '../../readiness/publish-check.ts';
import { buildContent, buildGroup, buildQuestion } from '../../testing/builders.ts';
import { markOne } from '../../testing/mark-one.ts';

/** Answers to printed tests: the expected mark, the key, the instruction, and the answer. */
const ANSWERS: readonly (readonly [number, string, string, string])[] = [
  [1, '8.20', '', 'twenty past eight'],
  [1, '8.40', '', 'twenty to nine'],
  [1, '7.15', 'Write NO MORE THAN THREE WORDS AND/OR A NUMBER.', 'fifteen past seven'],
  [1, '4.25', '', 'twenty-five past four'],
  [1, '9.30-10.30', '', '9:30-10:30'],
  [1, '9 am - 5 pm', '', '9am-5pm'],
  [1, '10-15%', '', '10-15 %'],
  [1, '10-15%', '', '10%-15%'],
  [1, '33⅓%', '', '33⅓ per cent'],
  [1, '$1,000-$1,500', 'Write ONE WORD AND/OR A NUMBER for each answer.', '$1000-$1500'],
  [1, '£5000 – £15000', '', '£5000-£15000'],
  [1, 'September 2019', 'Write ONE WORD AND/OR A NUMBER for each answer.', 'Sept 2019'],
  [1, 'June 2020', 'Write ONE WORD AND/OR A NUMBER for each answer.', 'Jun 2020'],
  [1, 'December 18th', '', 'the 18th of December'],
  [1, '3 May', 'Write NO MORE THAN THREE WORDS AND/OR A NUMBER.', 'the third of May'],
  [1, '3.5', 'Write A NUMBER for each answer.', 'three point five'],
  [1, '2.5 million', 'Write ONE WORD AND/OR A NUMBER for each answer.', 'two point five million'],
  [1, '3/4', '', 'three quarters'],
  [1, 'two thirds', '', '⅔'],
  [1, '1984', '', 'nineteen eighty-four'],
  [1, '100th', '', 'hundredth'],
  [1, '555 1234', '', '555-1234'],
  [1, '555-7892', '', '5557892'],
  [1, 'Đà Nẵng', '', 'Da Nang'],
  [1, 'Da Nang', '', 'Đà Nẵng'],
  [1, 'centring', '', 'centering'],
  [0, '(a) bridge', 'Choose ONLY ONE WORD from the passage for each answer.', 'a bridge'],
  [0, '(a) cup of tea', 'USE NO MORE THAN THREE (3) WORDS', 'a cup of tea'],
  [1, '£1,250', '', 'GBP1250'],
  [1, 'A$20', '', '20 AUD'],
  [1, '50 cents', 'Write ONE WORD AND/OR A NUMBER for each answer.', '50c'],
  [1, '5 kg', 'Write ONE WORD AND/OR A NUMBER for each answer.', '5 kilogrammes'],
  [1, '30 cm', 'Write ONE WORD AND/OR A NUMBER for each answer.', '30cms'],
  [0, '20 seconds', '', '20 2nd'],
  [1, '(the) (old) (red) (stone) (foot) (road) (rail) bridge', '', 'the bridge'],
  [1, 'river', '', 'river\u0000'],
  [1, '1990s', '', "1990's"],
  [1, '10.25 am', 'Write NO MORE THAN ONE WORD OR A TIME', '10.25 a.m.'],
  [1, '9 am', 'ONE NUMBER ONLY', '9.00 am'],
];

/** Keys of printed tests: the key, the instruction, and the findings of the publish check about the word limit. */
const KEYS: readonly (readonly [string, string, readonly string[]])[] = [
  ['three point five', 'Write A NUMBER for each answer.', []],
  ['2½', 'Write A NUMBER for each answer.', []],
  ['9876 5432', 'Write A NUMBER for each answer.', []],
  ['AB51 CDE', 'Write ONE WORD AND/OR A NUMBER for each answer.', []],
  ['the old stone bridge', 'Word limit: 2 words', ['key_over_limit']],
  ['the old stone bridge', 'Words: max. 3', ['key_over_limit']],
  ['the old stone bridge', 'Write 2 words maximum', ['key_over_limit']],
  ['the old stone bridge', '2-word limit', ['key_over_limit']],
  ['old bridge', '2-word limit', []],
  ['the old stone bridge', 'Word limit: 12 words', ['word_limit_unread']],
  ['the old stone bridge', 'Word limit: as in the example', ['word_limit_unread']],
  ['2 1/2', 'Write A NUMBER for each answer.', []],
  ['three quarters', 'Write A NUMBER for each answer.', []],
  ['9.30 am', 'Write A NUMBER for each answer.', []],
  ['12 March', 'Write A NUMBER OR A DATE.', []],
  ['£5,000 to £15,000', 'Write A NUMBER for each answer.', []],
  ['07632 551 490', 'Write A NUMBER for each answer.', []],
  ['KT6 4NP', 'Write A NUMBER for each answer.', []],
  ['nineteen eighty-four', 'Write A NUMBER for each answer.', []],
  ['21 days', 'Write A NUMBER for each answer.', ['key_over_limit']],
  ['55 per cent', 'Write A NUMBER for each answer.', ['key_over_limit']],
  ['the old bridge', 'Choose ONLY ONE WORD from the passage.', ['key_over_limit']],
  ['the old bridge', 'Write NUMBERS for each answer.', ['key_over_limit']],
  ['the old stone bridge', 'USE NO MORE THAN THREE (3) WORDS', ['key_over_limit']],
  ['the old stone bridge', 'Max. 2 words per gap', ['key_over_limit']],
  ['the old stone bridge', 'Words: at most a couple of words', ['word_limit_unread']],
];

describe('answers to printed tests', () => {
  it.each(ANSWERS)('earn %i for “%s” (%s): %j [D150]', (right, key, instruction, answer) => {
    const group = { instruction };
    expect(markOne({ profile: 'ielts', type: 'FILL_BLANKS', key: [key], answer, group }).marks).toBe(right);
  });

  it.each(KEYS)('“%s” under “%s”: %j [D151]', (key, instruction, codes) => {
    const questions = [buildQuestion({ answers: [key] })];
    const findings = publishCheck(buildContent({ groups: [buildGroup('FILL_BLANKS', { instruction, questions })] }));
    const ofLimit = findings.map(({ code }) => code).filter((code) => code.includes('limit'));
    expect(ofLimit).toEqual(codes);
  });
});
