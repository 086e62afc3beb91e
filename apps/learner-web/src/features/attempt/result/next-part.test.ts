import { expect, it } from 'vitest';
import { nextPart } from './next-steps.tsx';

const part = (exam_id: string, part_number: number) => ({ exam_id, part_number });
const parts = [part('a', 4), part('b', 2), part('a', 3), part('a', 1)];

it.each([
  [part('a', 1), part('a', 3)],
  [part('a', 3), part('a', 4)],
  [part('a', 4), null],
  [part('c', 1), null],
])('follows %j with %j', (current, next) => {
  expect(nextPart(current, parts)).toEqual(next);
});
