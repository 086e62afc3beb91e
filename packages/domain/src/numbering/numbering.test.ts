import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FullQuestion } from '../question-types/group.ts';
import { toDelivery } from '../delivery/to-delivery.ts';
import { groupsArb } from '../testing/arbitraries.ts';
import { buildContent, buildGroup, buildQuestion } from '../testing/builders.ts';
import { addressLabel, addressOf, parseAddress } from './address.ts';
import { blanksIn, splitBlanks } from './blanks.ts';
import { isAnswered } from './is-answered.ts';
import { numberQuestions } from './number-questions.ts';
import { firstNumber, lastNumber, markedUnits, totalNumbers } from './marked-units.ts';
import { rangeLabel } from './range-label.ts';
import { stripRangePrefix } from './range-prefix.ts';
import { renumber } from './renumber.ts';
import { wordCount } from './word-count.ts';

const section = [
  buildGroup('TFNG', { questions: [buildQuestion({ number: 14 }), buildQuestion({ number: 15 })] }),
  buildGroup('MULTI', {
    questions: [buildQuestion({ number: 16, answers: ['A', 'B'], question: '16–17 Which TWO?' })],
  }),
  buildGroup('FILL_BLANKS', {
    paragraph: '<p>The {18-1} and {18-2} saw {19} in 1990–1995.</p>',
    questions: [
      buildQuestion({ number: 18, subpart: 1 }),
      buildQuestion({ number: 18, subpart: 2 }),
      buildQuestion({ number: 19 }),
    ],
  }),
];

describe('numbering a section', () => {
  it('gives MULTI as many numbers as it has answers, and subparts one', () => {
    expect(markedUnits(section).map(({ numbers }) => numbers)).toEqual([[14], [15], [16, 17], [18], [19]]);
    expect(totalNumbers(section)).toBe(6);
  });

  it('keeps MULTI questions apart, even ones addressed as subparts', () => {
    const part = (subpart: number): FullQuestion => buildQuestion({ number: 5, subpart, answers: ['A'] });
    expect(markedUnits([buildGroup('MULTI', { questions: [part(1), part(2)] })])).toHaveLength(2);
  });

  it('joins subparts of one group only', () => {
    const group = buildGroup('FILL_BLANKS', { questions: [buildQuestion({ number: 5, subpart: 1 })] });
    expect(markedUnits([group, group])).toHaveLength(2);
  });

  it('keeps whole questions apart that were given one number', () => {
    const group = buildGroup('TFNG', { questions: [buildQuestion({ number: 5 }), buildQuestion({ number: 5 })] });
    expect(markedUnits([group])).toHaveLength(2);
  });

  it('addresses every question', () => {
    expect(numberQuestions(section).map(({ address }) => address)).toEqual(['14', '15', '16', '18-1', '18-2', '19']);
  });

  it('tells the first and last number', () => {
    expect([firstNumber(section), lastNumber(section)]).toEqual([14, 19]);
    expect([firstNumber([]), lastNumber([])]).toEqual([null, null]);
  });

  it('numbers the delivery form alike', () => {
    expect(markedUnits(toDelivery(buildContent({ groups: section })).groups)).toEqual(markedUnits(section));
  });
});

describe('renumber', () => {
  const moved = renumber(section, 1);

  it('moves questions, markers and ranges together', () => {
    expect(numberQuestions(moved).map(({ address }) => address)).toEqual(['1', '2', '3', '5-1', '5-2', '6']);
    expect(moved[2]?.paragraph).toBe('<p>The {5-1} and {5-2} saw {6} in 1990–1995.</p>');
    expect(moved[1]?.questions[0]?.question).toBe('3–4 Which TWO?');
  });

  it('leaves a marker without a question where it is', () => {
    const group = buildGroup('FILL_BLANKS', { paragraph: '{7} {99}', questions: [buildQuestion({ number: 7 })] });
    expect(renumber([group], 20)[0]?.paragraph).toBe('{20} {99}');
  });

  it('moves every marker of a question, and markers of one address to its questions in order', () => {
    const paragraph = '{1} {1}';
    const [one, two] = [1, 2].map((count) =>
      buildGroup('FILL_BLANKS', {
        paragraph,
        questions: Array.from({ length: count }, () => buildQuestion({ number: 1 })),
      }),
    );
    expect(renumber(one ? [one] : [], 5)[0]?.paragraph).toBe('{5} {5}');
    expect(renumber(two ? [two] : [], 5)[0]?.paragraph).toBe('{5} {6}');
  });

  it('moves markers that trade places without mixing them up', () => {
    const questions = [buildQuestion({ number: 2, answers: ['b'] }), buildQuestion({ number: 1, answers: ['a'] })];
    const group = buildGroup('FILL_BLANKS', { paragraph: '{1} then {2}', questions });
    expect(renumber([group], 1)[0]?.paragraph).toBe('{2} then {1}');
  });

  it('leaves no gap and no overlap', () => {
    fc.assert(
      fc.property(groupsArb, fc.integer({ min: 1, max: 40 }), (groups, start) => {
        const numbers = markedUnits(renumber(groups, start)).flatMap((unit) => unit.numbers);
        expect(numbers).toEqual(Array.from({ length: totalNumbers(groups) }, (_, index) => start + index));
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(groupsArb, (groups) => {
        const once = renumber(groups, 1);
        expect(renumber(once, 1)).toEqual(once);
      }),
    );
  });

  it('takes as many numbers in the delivery form', () => {
    fc.assert(
      fc.property(groupsArb, (groups) => {
        const delivered = toDelivery(buildContent({ groups })).groups;
        expect(numberQuestions(delivered)).toEqual(numberQuestions(groups));
      }),
    );
  });
});

describe('addresses and markers', () => {
  it.each([
    ['14', { number: 14, subpart: null }],
    [' 14-2 ', { number: 14, subpart: 2 }],
    ['14–2', { number: 14, subpart: 2 }],
    ['14-', null],
    ['a', null],
    ['1'.repeat(40), null],
  ])('reads the address %j [L3-18]', (text, parts) => {
    expect(parseAddress(text)).toEqual(parts);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.option(fc.integer({ min: 1, max: 20 })), (number, subpart) => {
        expect(parseAddress(addressOf({ number, subpart }))).toEqual({ number, subpart });
      }),
    );
  });

  it.each([
    ['14', '14'],
    ['14-2', '14 (blank 2)'],
    ['21–22', '21–22'],
    ['', ''],
  ])('names the address %j for readers', (address, label) => {
    expect(addressLabel(address)).toBe(label);
  });

  it('finds blanks in order and leaves other braces alone', () => {
    expect(blanksIn('{14} { 15 } {16-1} {x} {} {12345}')).toEqual(['14', '15', '16-1']);
    expect(splitBlanks('a{1}b')).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'blank', address: '1' },
      { kind: 'text', text: 'b' },
    ]);
    expect(splitBlanks('{1}{2}')).toEqual([
      { kind: 'blank', address: '1' },
      { kind: 'blank', address: '2' },
    ]);
    expect(splitBlanks('')).toEqual([]);
  });
});

describe('number ranges', () => {
  it.each([
    [[21], '21'],
    [[21, 22], '21–22'],
    [[], ''],
  ])('labels %j', (numbers, label) => {
    expect(rangeLabel(numbers)).toBe(label);
  });

  it.each([
    ['21–22 Which TWO?', [21, 22], 'Which TWO?'],
    ['21-22. Which TWO?', [21, 22], 'Which TWO?'],
    ['<p>21–22 Which TWO?</p>', [21, 22], '<p>Which TWO?</p>'],
    ['1990–1995 saw a rise', [21, 22], '1990–1995 saw a rise'],
    ['21–23 Which THREE?', [21, 22], '21–23 Which THREE?'],
    ['20–21 Which TWO?', [21, 22], '20–21 Which TWO?'],
    ['1–5 people', [1], '1–5 people'],
    ['Which TWO?', [21, 22], 'Which TWO?'],
  ])('believes the range of %j only if it is the question’s own [L3-19]', (text, numbers, stripped) => {
    expect(stripRangePrefix(text, numbers)).toBe(stripped);
  });
});

describe('wordCount', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    [' one\ttwo\n\nthree ', 3],
    ['mother-in-law', 1],
  ])('counts %j [L2-107 A5-19]', (text, count) => {
    expect(wordCount(text)).toBe(count);
  });
});

describe('isAnswered', () => {
  it.each([
    [{}, false],
    [{ '14': '' }, false],
    [{ '14': '  ' }, false],
    [{ '14': [] }, false],
    [{ '14': [' '] }, false],
    [{ '14': 'x' }, true],
    [{ '14': ['', 'x'] }, true],
  ])('looks for anything given in %j', (answers, expected) => {
    expect(isAnswered({ address: '14' }, answers)).toBe(expected);
    expect(isAnswered({ number: 14, subpart: null }, answers)).toBe(expected);
  });
});
