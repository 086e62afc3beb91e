import { describe, expect, it } from 'vitest';
import { buildListItem } from '../../../testing/build-section.ts';
import { readListParams } from './list-params.ts';
import { viewList } from './list-view.ts';
import { SORTS, sortSections } from './sort-sections.ts';

const tests = [
  buildListItem({ title: 'Test 10', part_number: 1 }),
  buildListItem({ title: 'Test 2', part_number: 1 }),
  buildListItem({ title: 'Harbour lights', part_number: 2 }),
];
const view = (query: string, of = tests) =>
  viewList(of, readListParams(new URLSearchParams(query), SORTS), { sort: sortSections, pageSize: 20 });
const titles = (query: string) => view(query).rows.map((row) => row.title);

it('shows all parts by title, numbers by value', () => {
  expect(titles('sort=title-asc')).toEqual(['Harbour lights', 'Test 2', 'Test 10']);
});

it('keeps to the chosen part [L2-53]', () => {
  expect(titles('part=2')).toEqual(['Harbour lights']);
});

it('finds part of a title in any case, spaces around it ignored [L2-54]', () => {
  expect(titles('search=%20LIGHT')).toEqual(['Harbour lights']);
});

describe('pages', () => {
  const many = Array.from({ length: 45 }, (_, index) => buildListItem({ title: `Test ${index + 1}` }));

  it.each([
    ['', 1, 20, 'Test 1'],
    ['page=2', 2, 20, 'Test 21'],
    ['page=3', 3, 5, 'Test 41'],
    ['page=9', 3, 5, 'Test 41'],
  ])('cuts %j to page %i of %i rows', (query, page, rows, first) => {
    const shown = view(query, many);
    expect(shown).toMatchObject({ page, pages: 3, total: 45 });
    expect(shown.rows).toHaveLength(rows);
    expect(shown.rows[0]?.title).toBe(first);
  });
});

describe('nothing to show', () => {
  it.each([
    ['search=zzz', 'search'],
    ['part=3', 'part'],
    ['part=2&search=zzz', 'search'],
    ['part=3&search=zzz', 'part'],
  ])('says of %s that it is the %s', (query, reason) => {
    expect(view(query).empty).toBe(reason);
  });

  it('says that the skill has no test at all', () => {
    expect(view('search=zzz', []).empty).toBe('section');
  });
});
