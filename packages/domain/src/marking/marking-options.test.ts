import { describe, expect, it } from 'vitest';
import { markOne } from '../testing/mark-one.ts';
import { compileKey } from './compile-key.ts';
import { markSection } from './mark-section.ts';
import { markText } from './mark-text.ts';
import { MARKING_CHOICES, type MarkingOptions } from './options.ts';

type Choices = Omit<MarkingOptions, 'profile'>;

const mark = (key: string, answer: string, options: Choices, instruction = ''): number =>
  markOne({ profile: 'ielts', type: 'FILL_BLANKS', key: [key], answer, options, group: { instruction } }).marks;

describe('a choice of the caller', () => {
  it.each<[Choices, string, string, number, number]>([
    // Choice, key, answer, marks by default, marks with the choice.
    [{ articles: 'ignore' }, 'river', 'the river', 0, 1],
    [{ articles: 'ignore' }, 'a river', 'river', 0, 1],
    [{ articles: 'ignore' }, 'an hour', 'hour', 0, 1],
    [{ articles: 'ignore' }, 'edge of the wood', 'edge of a wood', 0, 1],
    [{ articles: 'ignore' }, 'the colour', 'color', 0, 1],
    [{ articles: 'ignore' }, 'the 20 min walk', '20 minutes walk', 0, 1],
    [{ articles: 'ignore' }, '(the) river (bank)', 'a river bank', 0, 1],
    [{ articles: 'ignore' }, 'a', 'the', 0, 0],
    [{ articles: 'ignore' }, 'vitamin A', 'vitamin', 0, 0],
    [{ articles: 'ignore' }, 'theme park', 'me park', 0, 0],
    [{ articles: 'ignore' }, 'river', 'the rivers', 0, 0],
    [{ articles: 'ignore' }, 'river', 'this river', 0, 0],
    [{ abbreviations: 'refuse' }, 'January', 'Jan', 1, 0],
    [{ abbreviations: 'refuse' }, 'Jan', 'January', 1, 0],
    [{ abbreviations: 'refuse' }, 'Station Road', 'Station Rd', 1, 0],
    [{ abbreviations: 'refuse' }, 'High Street', 'High St', 1, 0],
    [{ abbreviations: 'refuse' }, 'Saint Ives', 'St Ives', 1, 0],
    [{ abbreviations: 'refuse' }, 'Doctor Green', 'Dr Green', 1, 0],
    [{ abbreviations: 'refuse' }, 'approx 20', 'approximately 20', 1, 0],
    [{ abbreviations: 'refuse' }, '(old) Station Road', 'old Station Rd', 1, 0],
    [{ abbreviations: 'refuse' }, 'U.K.', 'UK', 1, 1],
    [{ abbreviations: 'refuse' }, '12 January', 'Jan 12th', 1, 1],
    [{ abbreviations: 'refuse' }, '20 minutes', '20 min', 1, 1],
    [{ ampersand: 'refuse' }, 'R & B', 'R and B', 1, 0],
    [{ ampersand: 'refuse' }, 'bread and butter', 'bread & butter', 1, 0],
    [{ ampersand: 'refuse' }, 'R & B', 'r&b', 1, 1],
    [{ ampersand: 'refuse' }, 'salt and pepper', 'SALT AND PEPPER', 1, 1],
    [{ spelling: 'uk' }, 'colour', 'color', 1, 0],
    [{ spelling: 'uk' }, 'color', 'colour', 1, 1],
    [{ spelling: 'uk' }, 'color', 'Color', 1, 1],
    [{ spelling: 'uk' }, 'the (town) centre', 'the town center', 1, 0],
    [{ spelling: 'uk' }, 'cheque', 'check', 1, 0],
    [{ spelling: 'uk' }, '20 metres', '20 meters', 1, 0],
    [{ spelling: 'uk' }, '20 metres', '20m', 1, 1],
    [{ spelling: 'uk' }, 'twenty litres', '20 litres', 1, 1],
    [{ spelling: 'us' }, 'color', 'colour', 1, 0],
    [{ spelling: 'us' }, 'colour', 'color', 1, 1],
    [{ spelling: 'us' }, 'colour', 'COLOUR', 1, 1],
    [{ spelling: 'us' }, 'travelled', 'traveled', 1, 1],
    [{ spelling: 'us' }, 'check', 'cheque', 0, 0],
    [{ spelling: 'us' }, 'gray harbor', 'grey harbor', 1, 0],
  ])('%j: key “%s”, answer “%s” earns %i by default and %i [D154]', (options, key, answer, byDefault, chosen) => {
    expect([mark(key, answer, {}), mark(key, answer, options)]).toEqual([byDefault, chosen]);
  });

  it('has the first value by default', () => {
    const defaults: Choices = { articles: 'count', abbreviations: 'accept', ampersand: 'accept', spelling: 'any' };
    expect(Object.values(MARKING_CHOICES).map(([first]) => first)).toEqual(Object.values(defaults));
    for (const [key, answer] of [
      ['river', 'the river'],
      ['January', 'Jan'],
      ['R & B', 'R and B'],
      ['colour', 'color'],
    ] as const)
      expect(mark(key, answer, defaults)).toBe(mark(key, answer, {}));
  });

  it('can be combined with others', () => {
    const options: Choices = { articles: 'ignore', ampersand: 'refuse', spelling: 'uk' };
    expect(mark('the harbour & river', 'harbour & river', options)).toBe(1);
    expect(mark('the harbour & river', 'harbor & river', options)).toBe(0);
    expect(mark('the harbour & river', 'harbour and river', options)).toBe(0);
  });

  it('about articles does not affect the word limit', () => {
    expect(mark('river', 'the river', { articles: 'ignore' }, 'Write ONE WORD ONLY')).toBe(0);
    expect(mark('river', 'the river', { articles: 'ignore' }, 'Write NO MORE THAN TWO WORDS')).toBe(1);
  });

  it.each<[Choices, string, string, string, string]>([
    [{ articles: 'ignore' }, 'river', 'the river', 'optional_word', 'articles'],
    [{ spelling: 'uk' }, 'colour', 'color', 'misspelt', 'spelling'],
  ])('has its reason and its rule: %j', (options, key, answer, reason, rule) => {
    const marked = markText({ type: 'FILL_BLANKS', key, answer, profile: 'ielts', ...options });
    expect([marked.reason, marked.rule]).toEqual([reason, rule]);
  });

  it('applies to answers in any order, and to several blanks of one number', () => {
    const question = (number: number, subpart: number | null, answer: string) => ({
      number,
      subpart,
      question: '',
      options: [],
      answers: [answer],
    });
    const group = {
      type: 'FILL_BLANKS',
      instruction: '',
      paragraph: null,
      choices: [],
      imgContent: null,
      labels: 'TFNG',
      reuse_choices: false,
      word_limit: null,
      any_order: [[1, 2]],
      questions: [
        question(1, null, 'river'),
        question(2, null, 'lake'),
        question(3, 1, 'colour'),
        question(3, 2, 'fibre'),
      ],
    } as const;
    const answers = { '1': 'the lake', '2': 'a river', '3-1': 'color', '3-2': 'fibre' };
    const marks = (options: Choices): readonly number[] =>
      markSection({ groups: [group] }, answers, { profile: 'ielts', ...options }).verdicts.map((one) => one.marks);
    expect(marks({})).toEqual([0, 0, 1]);
    expect(marks({ articles: 'ignore' })).toEqual([1, 1, 1]);
    expect(marks({ articles: 'ignore', spelling: 'uk' })).toEqual([1, 1, 0]);
  });

  it('does not affect spec, or questions that are answered by choosing', () => {
    const options: Choices = { articles: 'ignore', spelling: 'uk' };
    const judge = (profile: 'spec' | 'ielts', type: 'MCQ' | 'FILL_BLANKS', answer: string): number =>
      markOne({ profile, type, key: ['river'], offered: ['river', 'the river'], answer, options }).marks;
    expect(judge('spec', 'FILL_BLANKS', 'the river')).toBe(0);
    expect(judge('ielts', 'MCQ', 'the river')).toBe(0);
  });

  it.each([
    [{ profile: 'strict' }, 'A marking profile must be one of spec, ielts'],
    [{ profile: 'ielts', articles: 'yes' }, 'The marking option articles must be one of count, ignore'],
    [{ profile: 'ielts', abbreviations: false }, 'The marking option abbreviations must be one of accept, refuse'],
    [{ profile: 'ielts', ampersand: null }, 'The marking option ampersand must be one of accept, refuse'],
    [{ profile: 'spec', spelling: 'UK' }, 'The marking option spelling must be one of any, uk, us'],
  ])('with an unknown value is refused with its name: %j [D154]', (options, message) => {
    // A program in JavaScript may pass anything.
    expect(() => compileKey([], options as MarkingOptions)).toThrow(new RangeError(message));
    expect(() => markText({ type: 'FILL_BLANKS', key: 'a', answer: 'a', ...(options as MarkingOptions) })).toThrow(
      message,
    );
  });
});
