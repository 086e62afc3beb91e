import { ROWS_COUNTED } from '@bandwise/api-contract/admin';

/** The rows that a page counts at most: past `ROWS_COUNTED` enough to know that there is a next page. */
export function countLimit({ limit, offset }: { readonly limit: number; readonly offset: number }): number {
  return Math.max(ROWS_COUNTED, offset + limit + 1);
}
