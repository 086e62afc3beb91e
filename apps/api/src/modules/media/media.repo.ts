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

export async function findMedia(db: Kysely<Schema>, id: string): Promise<MediaRow | null> {
  const row = await db
    .selectFrom('media')
    .select(['id', 'filename', 'content_type', 'size', 'sha256', 'storage_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...row, size: Number(row.size) } : null;
}
