import { expect, it } from 'vitest';
import { shareEvenly } from './share-evenly.ts';

const load = (id: string, waiting: number) => ({ id, waiting });

it.each([
  { case: 'evenly', submissions: 3, loads: [load('a', 0), load('b', 0)], order: ['a', 'b', 'a'] },
  { case: 'to those with fewer first', submissions: 3, loads: [load('a', 2), load('b', 0)], order: ['b', 'b', 'a'] },
  { case: 'to the only assessor', submissions: 2, loads: [load('a', 9)], order: ['a', 'a'] },
  { case: 'to no one without assessors', submissions: 2, loads: [], order: [] },
])('shares out submissions $case [D201]', ({ submissions, loads, order }) => {
  expect(shareEvenly(submissions, loads)).toEqual(order);
});
