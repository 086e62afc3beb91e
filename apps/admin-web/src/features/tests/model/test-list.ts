/** Rows a page (A:9). */
export const PAGE_SIZE = 5;

export interface Titled {
  readonly title: string;
}

/** The tests whose title holds the search term, in any case. */
export function searchTests<T extends Titled>(tests: readonly T[], search: string): readonly T[] {
  const term = search.trim().toLowerCase();
  return term ? tests.filter((test) => test.title.toLowerCase().includes(term)) : tests;
}

export interface Page<T> {
  readonly rows: readonly T[];
  readonly page: number;
  readonly pages: number;
}

/** One page of the rows; a page past the end is the last one. */
export function pageOf<T>(rows: readonly T[], wanted: number): Page<T> {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, wanted), pages);
  return { rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}
