import {
  RESULT_KINDS,
  RESULT_SORTS,
  RESULT_TAKES,
  type ResultKind,
  type ResultSort,
  type ResultTake,
} from '@bandwise/api-contract/admin';

/** The parameters of Results, stored in its address. */
export interface ResultParams {
  readonly kind: ResultKind;
  readonly section: string | null;
  readonly exam: string | null;
  readonly learner: string | null;
  /** Days, inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  readonly take: ResultTake | null;
  readonly search: string;
  readonly sort: ResultSort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

export const ALL_RESULTS: ResultParams = {
  kind: 'section',
  section: null,
  exam: null,
  learner: null,
  from: null,
  to: null,
  take: null,
  search: '',
  sort: 'submitted',
  order: 'desc',
  page: 1,
};

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NUMBER = /^[1-9]\d{0,5}$/;

/** Missing or invalid parameters get their defaults. */
export function readResultParams(address: URLSearchParams): ResultParams {
  const read = (name: string, form: RegExp) => {
    const text = address.get(name) ?? '';
    return form.test(text) ? text : null;
  };
  const day = (name: string) => {
    const text = read(name, DAY);
    return text !== null && !Number.isNaN(Date.parse(text)) ? text : null;
  };
  const sort = address.get('sort') ?? '';
  return {
    kind: RESULT_KINDS.find((known) => known === address.get('kind')) ?? ALL_RESULTS.kind,
    section: read('section', ID),
    exam: read('exam', ID),
    learner: read('learner', ID),
    from: day('from'),
    to: day('to'),
    take: RESULT_TAKES.find((known) => known === address.get('take')) ?? null,
    search: address.get('search') ?? '',
    sort: RESULT_SORTS.find((known) => known === sort.replace('-', '')) ?? ALL_RESULTS.sort,
    order: sort === '' || sort.startsWith('-') ? 'desc' : 'asc',
    page: Number(read('page', NUMBER) ?? ALL_RESULTS.page),
  };
}

/** Writes non-default parameters. */
export function writeResultParams(params: ResultParams): Record<string, string> {
  const { kind, sort, order, page, search, ...others } = params;
  const isFirstSort = sort === ALL_RESULTS.sort && order === ALL_RESULTS.order;
  return {
    ...(kind === ALL_RESULTS.kind ? {} : { kind }),
    ...Object.fromEntries(Object.entries(others).filter((entry): entry is [string, string] => entry[1] !== null)),
    ...(search === '' ? {} : { search }),
    ...(isFirstSort ? {} : { sort: order === 'desc' ? `-${sort}` : sort }),
    ...(page === ALL_RESULTS.page ? {} : { page: String(page) }),
  };
}

/** Reverses the order of the sorted column; a new column starts with A for texts, with the greatest for marks and times. */
export function sortBy({ sort, order }: ResultParams, column: ResultSort): Pick<ResultParams, 'sort' | 'order'> {
  if (sort === column) return { sort, order: order === 'asc' ? 'desc' : 'asc' };
  return { sort: column, order: column === 'learner' || column === 'test' ? 'asc' : 'desc' };
}

/** The number of active filters, without the search and the subject. */
export function activeFilters({ from, to, take }: ResultParams): number {
  return [from, to, take].filter((filter) => filter !== null).length;
}

/** Whether filters narrow the list of its subject. */
export function isNarrowed(params: ResultParams): boolean {
  return params.search.trim() !== '' || activeFilters(params) > 0;
}
