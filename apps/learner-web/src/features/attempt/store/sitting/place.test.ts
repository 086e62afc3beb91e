import { expect, it } from 'vitest';
import { forgetPlace, keepPlace, readPlace } from './place.ts';

const KEY = { owner: 'ada', sitting: 's1', exam: 1 };

function device() {
  const stored = new Map<string, string>();
  return {
    stored,
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string) => void stored.set(key, text),
    remove: (key: string) => void stored.delete(key),
  };
}

it('opens at the part and the questions that were left [D58]', () => {
  const own = device();
  keepPlace(own, KEY, { part: 2, numbers: [4, null, 31] });
  expect(readPlace(own, KEY, 3)).toEqual({ part: 2, numbers: [4, null, 31] });
  forgetPlace(own, KEY);
  expect([...own.stored]).toEqual([]);
});

it.each([
  ['another exam of the sitting', { ...KEY, exam: 0 }, 3],
  ['another sitting', { ...KEY, sitting: 's2' }, 3],
  ['another learner', { ...KEY, owner: 'bob' }, 3],
  ['fewer parts', KEY, 2],
])('begins at the beginning of %s', (_, key, parts) => {
  const own = device();
  keepPlace(own, KEY, { part: 2, numbers: [4, null, 31] });
  expect(readPlace(own, key, parts)).toEqual({ part: 0, numbers: [] });
});

it.each([['{'], ['null'], ['7'], ['["a",1]'], ['[1,-1,3]'], ['[1,0.5,3]']])('takes %s for no place', (text) => {
  const own = { ...device(), read: () => text };
  expect(readPlace(own, KEY, 3)).toEqual({ part: 0, numbers: [] });
});
