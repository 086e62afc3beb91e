import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export interface MediaRow {
  readonly id: string;
  readonly filename: string;
  readonly content_type: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly storage_key: string;
}

/** What is there already is the same bytes: its id says so. */
export async function insertMedia(
  db: Kysely<Schema>,
  row: MediaRow & { readonly created_by: string | null },
): Promise<void> {
  await db
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

const COLUMNS = ['id', 'filename', 'content_type', 'size', 'sha256', 'storage_key'] as const;
const PAGE = 100;

/** Up to a hundred files, in the order of their ids. */
export async function mediaAfter(db: Kysely<Schema>, id: string | null): Promise<readonly MediaRow[]> {
  let query = db.selectFrom('media').select(COLUMNS).orderBy('id').limit(PAGE);
  if (id !== null) query = query.where('id', '>', id);
  const rows = await query.execute();
  return rows.map(toRow);
}

export async function findMedia(db: Kysely<Schema>, id: string): Promise<MediaRow | null> {
  const row = await db.selectFrom('media').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toRow(row) : null;
}

function toRow<Row extends { readonly size: number | string }>(row: Row): Row & { readonly size: number } {
  return { ...row, size: Number(row.size) };
}
