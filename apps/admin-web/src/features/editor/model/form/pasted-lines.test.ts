import { expect, it } from 'vitest';
import { readPastedLines } from './pasted-lines.ts';

it.each([
  ['plain lines', 'fish\nbread\r\nstones\rgrass', ['fish', 'bread', 'stones', 'grass']],
  ['one line', 'A. fish', ['A. fish']],
  ['blank lines and edges', '\n  fish \n\n bread\n', ['fish', 'bread']],
  ['letters with full stops', 'A. fish\nB. bread\nC. stones', ['fish', 'bread', 'stones']],
  ['letters with brackets', 'A) fish\nB) bread', ['fish', 'bread']],
  ['letters in brackets', '(a) fish\n(b) bread', ['fish', 'bread']],
  ['letters with colons', 'A: fish\nB: bread', ['fish', 'bread']],
  ['letters with tabs', 'A\tfish\nB\tbread', ['fish', 'bread']],
  ['letters with spaces', 'A   fish\nB   bread', ['fish', 'bread']],
  ['letters with hard spaces', 'A\u00A0fish\nB\u00A0bread', ['fish', 'bread']],
  ['letters from another one on', 'C. stones\nD. grass', ['stones', 'grass']],
  ['a text that goes on in the next line', 'A. fish\nof the river\nB. bread', ['fish of the river', 'bread']],
  ['texts that begin with an article', 'A heron\nA river', ['A heron', 'A river']],
  ['an article above a B', 'A heron\nB-movies', ['A heron', 'B-movies']],
  ['letters out of order', 'A. fish\nC. bread', ['A. fish', 'C. bread']],
  ['a letter that is left out', 'A. fish\nB. bread\nD. grass', ['A. fish', 'B. bread', 'D. grass']],
  ['a line before the letters', 'Answers\nA. fish\nB. bread', ['Answers', 'A. fish', 'B. bread']],
  ['letters alone', 'A\nB\nC', ['A', 'B', 'C']],
  ['Roman numerals', 'i. Salt\nii. Money\niii. Trade', ['Salt', 'Money', 'Trade']],
  ['Roman numerals with brackets and spaces', '(i) Salt\n(ii) Money\n(iii) Trade', ['Salt', 'Money', 'Trade']],
  ['large Roman numerals with tabs', 'I\tSalt\nII\tMoney', ['Salt', 'Money']],
  ['Roman numerals over several lines', 'ix) Salt\nand pepper\nx) Money', ['Salt and pepper', 'Money']],
  ['Roman numerals out of order', 'i. Salt\niii. Money', ['i. Salt', 'iii. Money']],
  ['words that look like Roman numerals', 'I saw it\nVI wins', ['I saw it', 'VI wins']],
  ['letters from H to J', 'H. salt\nI. money\nJ. trade', ['salt', 'money', 'trade']],
  ['numbers, which may be answers', '1990\n1991', ['1990', '1991']],
  ['bullets', '• fish\n• bread', ['fish', 'bread']],
  ['dashes', '- fish\n- bread', ['fish', 'bread']],
  ['one dash among words', '- fish\nbread', ['- fish', 'bread']],
  ['abbreviations', 'U.K. fish\nU.S. bread', ['U.K. fish', 'U.S. bread']],
])('reads %s', (_, text, expected) => {
  expect(readPastedLines(text).texts).toEqual(expected);
});

it.each([
  ['A. Maria\nB. Tom', { letters: 'A', index: 0 }],
  ['(a) Maria\n(b) Tom', { letters: 'A', index: 0 }],
  ['C\tMaria\nD\tTom', { letters: 'A', index: 2 }],
  ['H. salt\nI. money', { letters: 'A', index: 7 }],
  ['i. Salt\nii. Money', { letters: 'i', index: 0 }],
  ['I) Salt\nII) Money', { letters: 'i', index: 0 }],
  ['xi  Salt\nxii  Money', { letters: 'i', index: 10 }],
  ['• Salt\n• Money', null],
  ['Salt\nMoney', null],
  ['A heron\nA river', null],
])('says which letters stood before %j [D157]', (text, label) => {
  expect(readPastedLines(text).label).toEqual(label);
});
