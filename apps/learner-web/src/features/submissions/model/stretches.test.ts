import { expect, it } from 'vitest';
import type { CommentBody } from '@bandwise/api-contract/learner';
import { numberComments, stretchesOf } from './stretches.ts';

const comment = (start: number, end: number): CommentBody => ({
  id: `${start} ${end}`,
  kind: 'task',
  start,
  end,
  text: 'Why?',
  correction: null,
});
const split = (text: string, ...comments: CommentBody[]) =>
  stretchesOf(text, numberComments(comments)).map(
    ({ text: words, on, ending }) =>
      [words, on.map(({ number }) => number), ending.map(({ number }) => number)] as const,
  );

it('leaves a text without comments whole', () => expect(split('abc')).toEqual([['abc', [], []]]));

it('numbers comments in the order of the text, and splits where they overlap', () => {
  expect(split('abcdef', comment(2, 5), comment(1, 3))).toEqual([
    ['a', [], []],
    ['b', [1], []],
    ['c', [1, 2], [1]],
    ['de', [2], [2]],
    ['f', [], []],
  ]);
});

it('shows the number of an empty or too long stretch once', () => {
  expect(split('abc', comment(0, 0), comment(2, 99)).flatMap(([, , ending]) => ending)).toEqual([1, 2]);
});
