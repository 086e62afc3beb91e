import { expect, it } from 'vitest';
import { readAttemptRoute } from './attempt-route.ts';

it.each([
  ['reading', 'part2', 'abc', { screen: 'reading', part: 2, id: 'abc' }],
  ['Reading', '2', 'abc', { screen: 'reading', part: 2, id: 'abc' }],
  ['LISTENING', 'PART4', 'abc', { screen: 'listening', part: 4, id: 'abc' }],
  ['Writing', '1', 'abc', { screen: 'writing', part: 1, id: 'abc' }],
  ['speaking', 'part1', 'abc', { screen: 'reading', part: 1, id: 'abc' }],
  ['grammar', 'part1', 'abc', { screen: 'reading', part: 1, id: 'abc' }],
])('reads /practice/%s/%s/%s [L2-79 D11]', (skill, part, rest, route) => {
  expect(readAttemptRoute({ skill, part, rest })).toEqual(route);
});

it.each([
  ['reading', 'part2', ''],
  ['reading', 'part2', undefined],
  ['reading', 'part2', 'abc/def'],
  ['reading', 'part0', 'abc'],
  ['reading', 'two', 'abc'],
  ['reading', 'part', 'abc'],
  ['reading', 'parts2', 'abc'],
  ['reading', undefined, 'abc'],
])('refuses /practice/%s/%s/%s [D11]', (skill, part, rest) => {
  expect(readAttemptRoute({ skill, part, rest })).toBeNull();
});
