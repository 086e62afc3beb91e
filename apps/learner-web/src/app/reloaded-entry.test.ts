import { expect, it } from 'vitest';
import { reloadedEntry } from './reloaded-entry.ts';

const page = (type: string | null, state: unknown) => {
  const parts = { history: { state }, performance: { getEntriesByType: () => (type === null ? [] : [{ type }]) } };
  return Object.assign(new EventTarget(), parts) as unknown as Window; // The used parts of `window`.
};

it.each([
  ['the entry that was reloaded', 'reload', { key: 'abc', idx: 1 }, 'abc'],
  ['the first entry of the visit', 'reload', null, 'default'],
  ['none where the page was opened', 'navigate', { key: 'abc' }, null],
  ['none where the browser does not say', null, { key: 'abc' }, null],
])('names %s', (_, type, state, key) => {
  expect(reloadedEntry(page(type, state))()).toBe(key);
});

it('forgets it on Back and Forward, before anybody else hears of them', () => {
  const reloaded = page('reload', { key: 'abc' });
  const heard: (string | null)[] = [];
  reloaded.addEventListener('popstate', () => heard.push(entry()));
  const entry = reloadedEntry(reloaded);
  expect(entry()).toBe('abc');
  reloaded.dispatchEvent(new Event('popstate'));
  expect([...heard, entry()]).toEqual([null, null]);
});
