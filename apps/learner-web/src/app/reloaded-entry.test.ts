import { expect, it } from 'vitest';
import { reloadedEntry } from './reloaded-entry.ts';

const page = (type: string | null, state: unknown) =>
  reloadedEntry({
    history: { state },
    performance: { getEntriesByType: () => (type === null ? [] : [{ type }]) },
  } as unknown as Window); // What is read of it.

it.each([
  ['the entry that was reloaded', 'reload', { key: 'abc', idx: 1 }, 'abc'],
  ['the first entry of the visit', 'reload', null, 'default'],
  ['none where the page was opened', 'navigate', { key: 'abc' }, null],
  ['none where the browser does not say', null, { key: 'abc' }, null],
])('names %s', (_, type, state, key) => {
  expect(page(type, state)).toBe(key);
});
