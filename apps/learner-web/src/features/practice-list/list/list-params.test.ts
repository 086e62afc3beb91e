import { expect, it } from 'vitest';
import { changeListParams, readListParams } from './list-params.ts';
import { SORTS } from './sort-sections.ts';

it.each([
  ['', { part: null, search: '', sort: 'test', page: 1 }],
  ['part=2&search=sea&sort=duration-desc&page=3', { part: 2, search: 'sea', sort: 'duration-desc', page: 3 }],
  ['part=two&sort=colour&page=-1', { part: null, search: '', sort: 'test', page: 1 }],
  ['part=0', { part: null, search: '', sort: 'test', page: 1 }],
])('reads %j', (query, params) => {
  expect(readListParams(new URLSearchParams(query), SORTS)).toEqual(params);
});

it.each([
  [{ part: 1 }, 'part=1&search=sea&sort=title-desc'],
  [{ part: null }, 'search=sea&sort=title-desc'],
  [{ search: 'tide' }, 'part=2&search=tide&sort=title-desc'],
  [{ sort: 'test' as const }, 'part=2&search=sea'],
])('goes back to the first page when %j changes [L4-35]', (change, query) => {
  const now = new URLSearchParams('part=2&search=sea&sort=title-desc&page=4');
  expect(changeListParams(now, SORTS, change).toString()).toBe(query);
});

it('stays in the list of full tests', () => {
  const now = new URLSearchParams('view=full&search=sea');
  expect(changeListParams(now, SORTS, { search: 'tide' }).toString()).toBe('view=full&search=tide');
});

it('turns a page and keeps the rest', () => {
  expect(changeListParams(new URLSearchParams('part=2&page=4'), SORTS, { page: 5 }).toString()).toBe('part=2&page=5');
});
