import { expect, it } from 'vitest';
import { blankMoves } from './blank-moves.ts';

/** The new number of each blank of the first text; null if the second is a different text. */
function moved(before: string, after: string, blanks: readonly string[]) {
  const move = blankMoves(before, after);
  return move === null ? null : blanks.map((blank) => move(blank));
}

it.each([
  ['other numbers', 'a {1} b {2}', 'a {14} b {15}', ['1', '2'], ['14', '15']],
  ['numbers that trade places', 'a {1} b {2}', 'a {2} b {1}', ['1', '2'], ['2', '1']],
  ['one number that becomes two', 'a {1} b {1}', 'a {1} b {2}', ['1', '1'], ['1', '2']],
  ['a number with parts', 'a {1-1} b {1-2}', 'a {1} b {2}', ['1-1', '1-2'], ['1', '2']],
  ['a blank that is taken out', 'a {1} b {2}', 'a  b {1}', ['1', '2'], [null, '1']],
  ['one of two neighbours that is taken out', '{1}{2}', '{1}', ['1', '2'], ['1', null]],
  ['spaces within a marker', 'a { 1 }', 'a {2}', ['1'], ['2']],
  ['the same text', 'a {1}', 'a {1}', ['1'], ['1']],
  ['another word', 'a {1}', 'b {1}', ['1'], null],
  ['a blank more', 'a b', 'a {1} b', [], null],
  ['a blank at another place', 'a {1} b', 'a  b{1}', ['1'], null],
  ['a neighbour more', '{1}', '{1}{2}', ['1'], null],
])('reads %s', (_, before, after, blanks, expected) => {
  expect(moved(before, after, blanks)).toEqual(expected);
});
