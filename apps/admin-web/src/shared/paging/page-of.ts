export interface Page<T> {
  readonly rows: readonly T[];
  readonly page: number;
  readonly pages: number;
}

/** One page of the rows, `size` a page; a page past the end is the last one. */
export function pageOf<T>(rows: readonly T[], size: number, wanted: number): Page<T> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { rows: rows.slice((page - 1) * size, page * size), page, pages };
}
