import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Caller } from '../../http/handler.ts';
import { tryAgain } from '../../errors/try-again.ts';
import type { MediaStore } from '../../platform/storage/media-store.ts';
import { learnersOf } from '../rights/rights.ts';

export interface MediaRow {
  readonly id: string;
  readonly filename: string;
  readonly content_type: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly storage_key: string;
  /** The length of a recording; null: no recording, or an unknown length. */
  readonly seconds: number | null;
}

/** An existing row has the same bytes, because the id depends on them. It counts as used again. */
export async function insertMedia(
  db: Kysely<Schema>,
  row: MediaRow & { readonly created_by: string | null },
): Promise<void> {
  await db
    .insertInto('media')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ unused_since: null }).where('media.unused_since', 'is not', null),
    )
    .execute();
}

/**
 * The same for a file that was just stored. The job for unused files may have removed it in the meantime; it can't after this write.
 * @throws 503 when the file was removed: the client sends it again
 */
export async function insertUploaded(
  trx: Transaction<Schema>,
  store: Pick<MediaStore, 'has'>,
  row: MediaRow & { readonly created_by: string | null },
): Promise<void> {
  await insertMedia(trx, row);
  if (!(await store.has(row.storage_key))) throw tryAgain('unavailable', 'The file could not be stored.');
}

const COLUMNS = ['id', 'filename', 'content_type', 'size', 'sha256', 'storage_key', 'seconds'] as const;
const PAGE = 100;

export type StoredFileRow = Pick<MediaRow, 'filename' | 'id' | 'sha256' | 'size' | 'storage_key'>;

/** Up to a hundred uploaded files and recordings, in the order of their keys. */
export async function filesAfter(db: Kysely<Schema>, key: string | null): Promise<readonly StoredFileRow[]> {
  const { rows } = await sql<Omit<StoredFileRow, 'size'> & { readonly size: string }>`
    select distinct on (storage_key) id, filename, size, sha256, storage_key
      from (select id, filename, size, sha256, storage_key from media
            union all select id, 'recording', size, sha256, storage_key from recordings where size is not null) files
     where storage_key > ${key ?? ''}
     order by storage_key
     limit ${PAGE}`.execute(db);
  return rows.map(toRow);
}

export async function findMedia(db: Kysely<Schema>, id: string): Promise<MediaRow | null> {
  const row = await db.selectFrom('media').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toRow(row) : null;
}

function toRow<Row extends { readonly size: number | string }>(row: Row): Row & { readonly size: number } {
  return { ...row, size: Number(row.size) };
}

/** Whether a section that learners may start shows the file in its current version: unlocked, and the ids of those that are locked. */
export async function findOpenUses(
  db: Kysely<Schema>,
  id: string,
): Promise<{ readonly unlocked: boolean; readonly locked: readonly string[] }> {
  const row = await db
    .selectFrom('section_versions as v')
    .innerJoin('sections as s', (join) =>
      join.onRef('s.id', '=', 'v.section_id').onRef('s.current_version', '=', 'v.version'),
    )
    .innerJoin('exams as e', 'e.id', 's.exam_id')
    .where(uses('v.content', id))
    .where('s.deleted_at', 'is', null)
    .where('e.deleted_at', 'is', null)
    .where('e.state', '=', 'published')
    .select((eb) => [
      eb.fn.coalesce(sql<boolean>`bool_or(not s.locked)`, sql<boolean>`false`).as('unlocked'),
      sql<string[]>`coalesce(array_agg(s.id::text) filter (where s.locked), '{}')`.as('locked'),
    ])
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * Whether a user, or for a teacher a learner of their classes, has an attempt, a sitting, a text or a recording of a section version that
 * shows the file.
 */
export async function hasTaken(
  db: Kysely<Schema>,
  { viewer, media }: { readonly viewer: Pick<Caller, 'id' | 'role'>; readonly media: string },
): Promise<boolean> {
  const isTheirs = (column: string) =>
    viewer.role === 'teacher'
      ? sql<boolean>`(${sql.ref(column)} = ${viewer.id} or ${sql.ref(column)} in (${learnersOf(viewer)}))`
      : sql<boolean>`${sql.ref(column)} = ${viewer.id}`;
  const row = await db
    .selectFrom('section_versions as v')
    .where(uses('v.content', media))
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('attempts as a')
            .select('a.id')
            .where(isTheirs('a.user_id'))
            .whereRef('a.section_id', '=', 'v.section_id')
            .whereRef('a.version', '=', 'v.version'),
        ),
        eb.exists(
          eb
            .selectFrom('sittings as g')
            .innerJoin('sitting_sections as p', 'p.sitting_id', 'g.id')
            .select('g.id')
            .where(isTheirs('g.user_id'))
            .whereRef('p.section_id', '=', 'v.section_id')
            .whereRef('p.version', '=', 'v.version'),
        ),
        eb.exists(
          eb
            .selectFrom('submissions as h')
            .select('h.id')
            .where(isTheirs('h.user_id'))
            .whereRef('h.section_id', '=', 'v.section_id')
            .whereRef('h.version', '=', 'v.version'),
        ),
        eb.exists(
          eb
            .selectFrom('recordings as r')
            .select('r.id')
            .where(isTheirs('r.user_id'))
            .whereRef('r.section_id', '=', 'v.section_id')
            .whereRef('r.version', '=', 'v.version'),
        ),
      ]),
    )
    .select('v.version')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Found by the index `section_versions_media`. */
function uses(content: string, id: string) {
  return sql<boolean>`media_ids(${sql.ref(content)}) @> array[${id}]::text[]`;
}
