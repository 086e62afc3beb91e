import { ROWS_COUNTED } from '@bandwise/api-contract/admin';

/** The most rows to count for a page: beyond `ROWS_COUNTED` only enough to know whether a next page exists. */
export function countLimit({ limit, offset }: { readonly limit: number; readonly offset: number }): number {
  return Math.max(ROWS_COUNTED, offset + limit + 1);
}
