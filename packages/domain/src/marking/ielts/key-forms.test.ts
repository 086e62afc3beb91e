import { describe, expect, it } from 'vitest';
import { keyForms } from './key-forms.ts';

describe('keyForms', () => {
  it.each([
    ['market', ['market']],
    ['(the) market', ['market', 'the market']],
    ['market(s)', ['market', 'markets']],
    ['fish / sea creatures', ['fish', 'sea creatures']],
    ['(the) fish / (small) crab', ['fish', 'the fish', 'crab', 'small crab']],
    ['(a / the) market', ['market', 'a market', 'the market']],
    ['(very) (old) book', ['book', 'old book', 'very book', 'very old book']],
    ['24/7', ['24/7']],
    ['and/or', ['and/or']],
    ['(unbalanced', ['(unbalanced']],
    ['((nested)) x', ['((nested)) x']],
    ['(the)', ['the']],
    ['fish/ crab', ['fish/ crab']],
    ['fish /crab', ['fish /crab']],
    [') / crab', [')', 'crab']],
    ['(the / crab', ['(the / crab']],
    ['（the） market', ['market', 'the market']],
    ['red ／ blue', ['red', 'blue']],
    ['red　／　blue', ['red', 'blue']],
    ['market（s）', ['market', 'markets']],
  ])('reads %j', (answer, forms) => {
    expect(new Set(keyForms(answer).map(({ text }) => text))).toEqual(new Set(forms));
  });

  it.each(['(the) market / the market', 'the market / (the) market'])(
    'counts a form as not optional if %j also has it without brackets',
    (key) => {
      expect(keyForms(key)).toContainEqual({ text: 'the market', optional: false });
    },
  );

  it('reads up to 256 forms, unless they are long', () => {
    const brackets = '(a) (b) (c) (d) (e) (f) (g) (h)';
    expect(keyForms(`${brackets} x`)).toHaveLength(256);
    const word = 'x'.repeat(200);
    expect(keyForms(`${brackets} ${word}`)).toEqual([{ text: word, optional: false }]);
  });

  it('reads only the shortest form of an answer with too many forms', () => {
    expect(keyForms('(a) (b) (c) (d) (e) (f) (g) (h) (i) x')).toEqual([{ text: 'x', optional: false }]);
  });
});
