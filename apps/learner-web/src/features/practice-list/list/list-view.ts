import type { ListParams } from './list-params.ts';

interface Listed {
  readonly title: string;
  /** Absent for a whole test. */
  readonly part_number?: number;
}

export interface ListLayout<T, S> {
  readonly sort: (tests: readonly T[], by: S) => readonly T[];
  readonly pageSize: number;
}

export type EmptyReason = 'section' | 'part' | 'search';

export interface ListView<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly pages: number;
  /** The page asked for, or the last one there is. */
  readonly page: number;
  /** Why there is nothing to show; null when there is. */
  readonly empty: EmptyReason | null;
}

/** The visible rows: filtered by part and title, sorted, and cut to one page. */
export function viewList<T extends Listed, S extends string>(
  tests: readonly T[],
  params: ListParams<S>,
  { sort, pageSize }: ListLayout<NoInfer<T>, NoInfer<S>>,
): ListView<T> {
  const ofPart = tests.filter((test) => params.part === null || test.part_number === params.part);
  const matching = ofPart.filter((test) => matches(test.title, params.search));
  const pages = Math.max(1, Math.ceil(matching.length / pageSize));
  const page = Math.min(params.page, pages);
  return {
    rows: sort(matching, params.sort).slice((page - 1) * pageSize, page * pageSize),
    total: matching.length,
    pages,
    page,
    empty: matching.length > 0 ? null : reason(tests, ofPart),
  };
}

function matches(title: string, search: string): boolean {
  return title.toLowerCase().includes(search.trim().toLowerCase());
}

function reason(all: readonly unknown[], ofPart: readonly unknown[]): EmptyReason {
  if (all.length === 0) return 'section';
  return ofPart.length === 0 ? 'part' : 'search';
}
