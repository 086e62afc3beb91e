import { expect, it } from 'vitest';
import { blankAt } from './caret.ts';

it.each([
  ['before it', 'a {14} b', 1, null],
  ['at its beginning', 'a {14} b', 2, '14'],
  ['inside', 'a {14} b', 4, '14'],
  ['at its end', 'a {14} b', 6, '14'],
  ['after it', 'a {14} b', 7, null],
  ['in a part of a number', '{15-1}', 3, '15-1'],
  ['between two', '{1}{2}', 3, '1'],
  ['in other brackets', 'a {x} b', 3, null],
  ['in a text without any', 'abc', 2, null],
])('finds the blank with the caret %s', (_name, text, offset, expected) => {
  expect(blankAt(text, offset)).toBe(expected);
});
