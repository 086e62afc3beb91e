import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** The ids of files in drafts, schedules and corrected keys: a few hundred texts, which may be invalid JSON. */
const NAMED = sql`
  select distinct lower(found[1]) as id
    from (select content as text from drafts
          union all select scheduled_content from drafts where scheduled_content is not null
          union all select keys::text from regraded_keys) texts
   cross join lateral regexp_matches(texts.text, '/api/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'gi') found`;

/** Whether a version of a section (by the index `section_versions_media`), a draft or a corrected key uses the file. */
const IS_USED = sql<boolean>`
  (exists (select 1 from section_versions v where media_ids(v.content) @> array[m.id::text])
   or m.id::text in (select id from named))`;

/** Sets the time since when a file is unused, and clears it for used files. */
export async function markUnused(db: Kysely<Schema>, at: Date): Promise<void> {
  await sql`
    with named as materialized (${NAMED}),
         looked as (select m.id, ${IS_USED} as used from media m)
    update media set unused_since = case when looked.used then null else ${at}::timestamptz end
      from looked where looked.id = media.id and looked.used = (media.unused_since is not null)`.execute(db);
}

/** Files that have been unused since before a moment. */
export async function findUnused(db: Kysely<Schema>, before: Date): Promise<readonly string[]> {
  const rows = await db.selectFrom('media').select('id').where('unused_since', '<=', before).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Deletes the row of a file that is still unused, and locks it until the transaction ends. null: it is used, or locked. */
export async function deleteUnused(
  trx: Transaction<Schema>,
  id: string,
  before: Date,
): Promise<{ readonly storage_key: string; readonly size: number } | null> {
  const locked = await trx
    .selectFrom('media')
    .select('id')
    .where('id', '=', id)
    .where('unused_since', '<=', before)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!locked) return null;
  // A separate statement, which sees rows committed before the lock.
  const { rows } = await sql<{ storage_key: string; size: string }>`
    with named as materialized (${NAMED})
    delete from media m where m.id = ${id} and not ${IS_USED} returning storage_key, size`.execute(trx);
  const [row] = rows;
  return row ? { storage_key: row.storage_key, size: Number(row.size) } : null;
}

export async function sumUnused(
  db: Kysely<Schema>,
): Promise<{ readonly unused: number; readonly unusedBytes: number }> {
  const { count, bytes } = await db
    .selectFrom('media')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.sum<string | null>('size').as('bytes')])
    .where('unused_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return { unused: Number(count), unusedBytes: Number(bytes ?? 0) };
}
