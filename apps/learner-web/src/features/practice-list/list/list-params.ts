/** The parameters of the list, stored in its address. */
export interface ListParams<S extends string> {
  /** null: all parts. */
  readonly part: number | null;
  readonly search: string;
  readonly sort: S;
  readonly page: number;
}

/** The orders a list offers; the first is its own. */
export type Sorts<S extends string> = readonly [S, ...S[]];

export function readListParams<S extends string>(params: URLSearchParams, sorts: Sorts<S>): ListParams<S> {
  return {
    part: wholeNumber(params.get('part')),
    search: params.get('search') ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? sorts[0],
    page: wholeNumber(params.get('page')) ?? 1,
  };
}

/** The address after a change. Whatever changes, the list goes back to its first page; only turning pages does not. */
export function changeListParams<S extends string>(
  params: URLSearchParams,
  sorts: Sorts<S>,
  change: Partial<ListParams<S>>,
): URLSearchParams {
  const { part, search, sort, page } = { ...readListParams(params, sorts), page: 1, ...change };
  // The view of the list stays.
  const view = params.get('view');
  const next = new URLSearchParams(view === null ? {} : { view });
  if (part !== null) next.set('part', String(part));
  if (search) next.set('search', search);
  if (sort !== sorts[0]) next.set('sort', sort);
  if (page > 1) next.set('page', String(page));
  return next;
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
