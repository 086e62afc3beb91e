import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markOne } from '../../testing/mark-one.ts';
import { codeOf, codeOfKey } from './codes.ts';

describe('codeOfKey', () => {
  it.each([
    ['07632 551 490', '07632551490'],
    ['07632-551-490', '07632551490'],
    ['+44 20 7946 0018', '+442079460018'],
    ['555-0192', '5550192'],
    ['KT6 4NP', 'kt64np'],
    ['BR 4471', 'br4471'],
    ['Covid-19', 'covid19'],
  ])('reads %j as %s', (key, code) => {
    expect(codeOfKey(key)).toBe(code);
  });

  it.each([
    'Room 5',
    'ROOM 5',
    '5 CATS',
    '11 2',
    '21 days',
    '5 HOURS',
    '20 min',
    '20kg',
    '12 MAR',
    '12 March',
    '9 AM',
    '21st',
    '9-5',
    '12-05-1998',
    '1/2',
    '9.30',
    '£15',
    'BR',
  ])('finds no code in %j', (key) => {
    expect(codeOfKey(key)).toBeNull();
  });
});

describe('codeOf', () => {
  it('never makes two different strings of digits equal', () => {
    const textArb = fc.stringMatching(/^[0-9 -]{1,12}$/);
    const digitsOf = (text: string): string => text.replace(/\D/g, '');
    fc.assert(
      fc.property(textArb, textArb, (a, b) => {
        fc.pre(digitsOf(a) !== digitsOf(b));
        const code = codeOf(a);
        expect(code !== null && code === codeOf(b)).toBe(false);
        expect(markOne({ profile: 'ielts', type: 'FILL_BLANKS', key: [a], answer: b }).marks).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });
});
