import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

describe('a page of rows', () => {
  it.each([
    [12, 1, 1, 3, 5],
    [12, 3, 3, 3, 2],
    [12, 9, 3, 3, 2],
    [12, 0, 1, 3, 5],
    [5, 1, 1, 1, 5],
    [0, 1, 1, 1, 0],
  ])('shows of %i rows at page %i: page %i of %i with %i rows', (count, wanted, page, pages, rows) => {
    const shown = pageOf(Array.from({ length: count }), 5, wanted);
    expect([shown.page, shown.pages, shown.rows.length]).toEqual([page, pages, rows]);
  });
});
