import { SORTS, type Sort } from './sort-tests.ts';

/** What the list shows, as its address says: reloading or coming back from a test shows the same. */
export interface ListParams {
  /** null: all parts. */
  readonly part: number | null;
  readonly search: string;
  readonly sort: Sort;
  readonly page: number;
}

const DEFAULT_SORT: Sort = 'title-asc';

export function readListParams(params: URLSearchParams): ListParams {
  return {
    part: wholeNumber(params.get('part')),
    search: params.get('search') ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
    page: wholeNumber(params.get('page')) ?? 1,
  };
}

/** The address after a change. Whatever changes, the list goes back to its first page; only turning pages does not. */
export function changeListParams(params: URLSearchParams, change: Partial<ListParams>): URLSearchParams {
  const { part, search, sort, page } = { ...readListParams(params), page: 1, ...change };
  const next = new URLSearchParams();
  if (part !== null) next.set('part', String(part));
  if (search) next.set('search', search);
  if (sort !== DEFAULT_SORT) next.set('sort', sort);
  if (page > 1) next.set('page', String(page));
  return next;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
