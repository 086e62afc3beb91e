import { expect, it } from 'vitest';
import { tallyOf } from './tally.tsx';

it('adds up to the marks of the section, also where a question has two numbers [D59]', () => {
  const verdicts = [
    { blank: false, marks: 1, total: 1 },
    { blank: false, marks: 1, total: 2 },
    { blank: false, marks: 0, total: 1 },
    { blank: true, marks: 0, total: 2 },
  ];
  expect(tallyOf(verdicts)).toEqual({ correct: 2, wrong: 2, blank: 2 });
});
