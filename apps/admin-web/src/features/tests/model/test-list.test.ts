import { describe, expect, it } from 'vitest';
import { pageOf, searchTests } from './test-list.ts';

const tests = ['Reading 1', 'READING 2', 'Listening 1'].map((title) => ({ title }));

describe('the list of tests', () => {
  it.each([
    ['reading', ['Reading 1', 'READING 2']],
    ['  ING 1 ', ['Reading 1', 'Listening 1']],
    ['', ['Reading 1', 'READING 2', 'Listening 1']],
    ['writing', []],
  ])('finds by title in any case: "%s"', (search, titles) => {
    expect(searchTests(tests, search).map((test) => test.title)).toEqual(titles);
  });

  it.each([
    [12, 1, 1, 3, 5],
    [12, 3, 3, 3, 2],
    [12, 9, 3, 3, 2],
    [12, 0, 1, 3, 5],
    [5, 1, 1, 1, 5],
    [0, 1, 1, 1, 0],
  ])('shows of %i rows at page %i: page %i of %i with %i rows', (count, wanted, page, pages, rows) => {
    const shown = pageOf(Array.from({ length: count }), wanted);
    expect([shown.page, shown.pages, shown.rows.length]).toEqual([page, pages, rows]);
  });
});
