import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('writes the example of RFC 8785 as the RFC does', () => {
  const example = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"\u002f',
    literals: [null, true, false],
  };
  expect(canonicalJson(example)).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  );
});

it('sorts the fields as the RFC does, by UTF-16 code units', () => {
  const example = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
  expect([...canonicalJson(example).matchAll(/:(\d)/g)].map(([, number]) => number).join('')).toBe('2467153');
});

it('is the same whatever the order of the fields, and reads back to the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (given) => {
      const value: unknown = JSON.parse(JSON.stringify(given));
      expect(JSON.parse(canonicalJson(value))).toEqual(value);
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
    }),
  );
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, field]) => [name, reversed(field)])
      .reverse(),
  );
}
