import { expect, it } from 'vitest';
import { pastedLines } from './pasted-lines.ts';

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
  ['roman numerals, which an instruction may name', 'i. Salt\nii. Money', ['i. Salt', 'ii. Money']],
  ['numbers, which may be answers', '1990\n1991', ['1990', '1991']],
  ['bullets', '• fish\n• bread', ['fish', 'bread']],
  ['dashes', '- fish\n- bread', ['fish', 'bread']],
  ['one dash among words', '- fish\nbread', ['- fish', 'bread']],
  ['abbreviations', 'U.K. fish\nU.S. bread', ['U.K. fish', 'U.S. bread']],
])('reads %s', (_, text, expected) => {
  expect(pastedLines(text)).toEqual(expected);
});
