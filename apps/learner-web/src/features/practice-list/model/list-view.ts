import type { ListParams } from './list-params.ts';
import { sortTests, type SortableTest } from './sort-tests.ts';

export const PAGE_SIZE = 20;

interface ListedTest extends SortableTest {
  readonly part_number: number;
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

/** What is on screen: filtered by part and title, sorted, and cut to one page. */
export function viewList<T extends ListedTest>(tests: readonly T[], params: ListParams): ListView<T> {
  const ofPart = tests.filter((test) => params.part === null || test.part_number === params.part);
  const found = ofPart.filter((test) => matches(test.title, params.search));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(params.page, pages);
  return {
    rows: sortTests(found, params.sort).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: found.length,
    pages,
    page,
    empty: found.length > 0 ? null : reason(tests, ofPart),
  };
}

function matches(title: string, search: string): boolean {
  return title.toLowerCase().includes(search.trim().toLowerCase());
}

function reason(all: readonly unknown[], ofPart: readonly unknown[]): EmptyReason {
  if (all.length === 0) return 'section';
  return ofPart.length === 0 ? 'part' : 'search';
}
