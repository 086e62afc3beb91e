import { describe, expect, it } from 'vitest';
import { canTick, maxChoices, toggleChoice } from './toggle-choice.ts';

describe('toggleChoice', () => {
  it.each([
    { name: 'ticks the first', ticked: [], option: 'A', max: 2, after: ['A'] },
    { name: 'ticks up to the limit', ticked: ['A'], option: 'B', max: 2, after: ['A', 'B'] },
    { name: 'refuses beyond the limit', ticked: ['A', 'B'], option: 'C', max: 2, after: ['A', 'B'] },
    { name: 'unticks at the limit', ticked: ['A', 'B'], option: 'A', max: 2, after: ['B'] },
    { name: 'allows three where three are asked for', ticked: ['A', 'B'], option: 'C', max: 3, after: ['A', 'B', 'C'] },
  ])('$name', ({ ticked, option, max, after }) => {
    expect(toggleChoice(ticked, option, max)).toEqual(after);
  });
});

describe('canTick', () => {
  it('closes the boxes that are not ticked once the limit is reached', () => {
    expect(['A', 'B', 'C'].map((option) => canTick(['A', 'B'], option, 2))).toEqual([true, true, false]);
  });
});

describe('maxChoices', () => {
  it('takes two where the question does not say', () => {
    expect(maxChoices({ max_choices: null })).toBe(2);
    expect(maxChoices({ max_choices: 3 })).toBe(3);
  });
});
