import type { DeliveryGroup } from '@bandwise/domain';
import { buildContent, buildGroup, buildQuestion } from '@bandwise/domain/testing';
import { describe, expect, it } from 'vitest';
import { buildResult, buildSection } from '../../../testing/build-section.ts';
import { questionSquares } from './question-squares.ts';

const content = buildContent({
  groups: [
    buildGroup('TFNG', { questions: [buildQuestion({ number: 1, answers: ['TRUE'] })] }),
    buildGroup('MULTI', {
      questions: [buildQuestion({ number: 2, options: ['a', 'b', 'c'], answers: ['a', 'b'] })],
    }),
    buildGroup('FILL_BLANKS', {
      paragraph: '{4-1} and {4-2}',
      questions: [
        buildQuestion({ number: 4, subpart: 1, answers: ['salt'] }),
        buildQuestion({ number: 4, subpart: 2, answers: ['sand'] }),
      ],
    }),
  ],
});
const groups: readonly DeliveryGroup[] = buildSection({}, content).groups;
const states = (answers: Record<string, string | string[]>, submitted = false) =>
  questionSquares(groups, answers, submitted ? buildResult(answers, content).verdicts : null).map(
    ({ number, state }) => `${number} ${state}`,
  );

describe('before submission', () => {
  it('has one square for each number [L2-92]', () => {
    expect(states({})).toEqual(['1 unanswered', '2 unanswered', '3 unanswered', '4 unanswered']);
  });

  it('turns gold with an answer [L4-26]', () => {
    expect(states({ '1': 'FALSE' })[0]).toBe('1 answered');
  });

  it('stays grey for spaces', () => {
    expect(states({ '1': '  ' })[0]).toBe('1 unanswered');
  });

  it('turns the second square of a pair gold with the second tick', () => {
    expect(states({ '2': ['c'] }).slice(1, 3)).toEqual(['2 answered', '3 unanswered']);
    expect(states({ '2': ['c', 'a'] }).slice(1, 3)).toEqual(['2 answered', '3 answered']);
  });

  it('leaves the square of a place in a list grey that was left empty', () => {
    expect(states({ '2': ['', 'a'] }).slice(1, 3)).toEqual(['2 unanswered', '3 answered']);
  });

  it('waits for every blank of one number', () => {
    expect(states({ '4-1': 'salt' })[3]).toBe('4 unanswered');
    expect(states({ '4-1': 'salt', '4-2': 'x' })[3]).toBe('4 answered');
  });
});

describe('after submission', () => {
  it('shows right, wrong and no answer [L4-27]', () => {
    expect(states({ '1': 'TRUE', '4-1': 'salt', '4-2': 'x' }, true)).toEqual([
      '1 right',
      '2 blank',
      '3 blank',
      '4 wrong',
    ]);
  });

  it.each([
    [
      ['a', 'b'],
      ['2 right', '3 right'],
    ],
    [
      ['a', 'c'],
      ['2 right', '3 wrong'],
    ],
    [['a'], ['2 right', '3 blank']],
    [['c'], ['2 wrong', '3 blank']],
  ])('shows the ticks %j of a pair mark by mark', (ticks, expected) => {
    expect(states({ '2': ticks }, true).slice(1, 3)).toEqual(expected);
  });
});
