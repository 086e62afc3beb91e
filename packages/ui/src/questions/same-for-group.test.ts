import { describe, expect, it } from 'vitest';
import { buildGroup, buildQuestion } from '../testing/build-group.ts';
import { sameForGroup } from './same-for-group.ts';

const group = buildGroup('MULTI', { questions: [buildQuestion(4, { max_choices: 2 })] });
const onAnswer = () => undefined;
const shown: Parameters<typeof sameForGroup>[0] & { readonly onAnswer: () => void } = {
  group,
  answers: { '4': ['A'] },
  onAnswer,
  currentNumber: null,
};

describe('sameForGroup', () => {
  it.each([
    { name: 'ignores an answer elsewhere', after: { ...shown, answers: { ...shown.answers, '9': 'x' } }, same: true },
    { name: 'ignores a current question elsewhere', after: { ...shown, currentNumber: 9 }, same: true },
    { name: 'sees its own answer change', after: { ...shown, answers: { '4': ['B'] } }, same: false },
    { name: 'sees its own answer go', after: { ...shown, answers: {} }, same: false },
    { name: 'sees the second number of a range become current', after: { ...shown, currentNumber: 5 }, same: false },
    {
      name: 'sees the review come',
      after: { ...shown, review: { verdicts: [], keys: [] } } as typeof shown,
      same: false,
    },
    { name: 'sees another listener', after: { ...shown, onAnswer: () => undefined }, same: false },
  ])('$name', ({ after, same }) => {
    expect(sameForGroup(shown, after)).toBe(same);
  });
});
