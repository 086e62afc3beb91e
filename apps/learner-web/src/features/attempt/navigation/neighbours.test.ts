import { buildContent, buildKeyedGroup } from '@bandwise/domain/testing';
import { expect, it } from 'vitest';
import { buildSection } from '../../../testing/build-section.ts';
import { missingNumbers, neighboursOf, questionNumbers } from './neighbours.ts';

it.each([
  [14, { previous: null, next: 15 }],
  [15, { previous: 14, next: 17 }],
  [17, { previous: 15, next: null }],
  [null, { previous: null, next: 14 }],
])('finds what is before and after %s [L4-29]', (current, neighbours) => {
  expect(neighboursOf([14, 15, 17], current)).toEqual(neighbours);
});

it('has nowhere to go without questions', () => {
  expect(neighboursOf([], null)).toEqual({ previous: null, next: null });
});

const groupsOf = (...numbers: number[]) =>
  buildSection({}, buildContent({ groups: numbers.map((number) => buildKeyedGroup('TFNG', number)) })).groups;

it('lists the numbers in ascending order', () => {
  expect(questionNumbers(groupsOf(3, 1, 2))).toEqual([1, 2, 3]);
});

it('names the numbers that no group holds', () => {
  expect(missingNumbers(groupsOf(1, 2, 5))).toEqual([3, 4]);
});

it('finds nothing missing in a section without questions', () => {
  expect(missingNumbers([])).toEqual([]);
});
