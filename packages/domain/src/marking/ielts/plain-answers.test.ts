import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits.ts';
import { plainAnswers } from './plain-answers.ts';

describe('plainAnswers', () => {
  it.each([
    [['market'], ['market']],
    [['(the) market'], ['market', 'the market']],
    [['market(s)'], ['market', 'markets']],
    [['fish / sea creatures'], ['fish', 'sea creatures']],
    [
      ['(the) market / bazaar', 'shop'],
      ['market', 'the market', 'bazaar', 'shop'],
    ],
    [['(a / the) market'], ['market', 'a market', 'the market']],
    [
      ['market', '(the) market'],
      ['market', 'the market'],
    ],
    [
      ['colo(u)r', 'color'],
      ['color', 'colour'],
    ],
    [['(market)'], ['market']],
    [['（the） market'], ['market', 'the market']],
    // An answer without key syntax does not change.
    [['24/7'], ['24/7']],
    [['24／7'], ['24／7']],
    [['and/or'], ['and/or']],
    [['old  library'], ['old  library']],
    [['a ((b) c) d'], ['a ((b) c) d']],
    [['(unbalanced'], ['(unbalanced']],
    [[], []],
  ])('expands %j to %j', (answers, plain) => {
    expect(plainAnswers(answers)).toEqual(plain);
  });

  it('omits forms whose optional words exceed the word limit', () => {
    expect(plainAnswers(['(the) market', 'the very old market'], (form) => !form.includes(' '))).toEqual([
      'market',
      'the very old market',
    ]);
  });

  it('keeps an answer with too many forms, and adds its shortest form', () => {
    const many = '(a) (b) (c) (d) (e) (f) (g) (h) (i) x';
    expect(plainAnswers([many])).toEqual(['x', many]);
    const fits = '(a) (b) (c) (d) (e) (f) x';
    expect(plainAnswers([fits])).toEqual(['x', fits]);
    expect(plainAnswers(['(a) (b) (c) (d) (e) x'])).toHaveLength(32);
  });

  it('never has more answers than a key may have', () => {
    const answers = Array.from({ length: LIMITS.answersMax }, (_, at) => `(the) answer ${at}`);
    const plain = plainAnswers(answers);
    expect(plain).toHaveLength(LIMITS.answersMax);
    expect(plain).toEqual(answers.map((_, at) => `answer ${at}`));
  });
});
