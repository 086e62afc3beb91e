import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { RecordingsTable, Schema } from '../../../db/schema.ts';

type Db = Kysely<Schema>;
type Trx = Transaction<Schema>;

export type RecordingRow = Readonly<
  Pick<
    Selectable<RecordingsTable>,
    'chunks' | 'content_type' | 'duration_ms' | 'id' | 'prompt' | 'section_id' | 'submission_id' | 'version'
  >
> & { readonly isFinished: boolean };

interface Own {
  readonly userId: string;
  readonly id: string;
}

const COLUMNS = [
  'id',
  'section_id',
  'version',
  'prompt',
  'content_type',
  'chunks',
  'duration_ms',
  'submission_id',
] as const;

const ownRecording = (db: Db, { userId, id }: Own) =>
  db
    .selectFrom('recordings')
    .select(COLUMNS)
    .select((row) => row('finished_at', 'is not', null).$castTo<boolean>().as('isFinished'))
    .where('id', '=', id)
    .where('user_id', '=', userId);

/** null: there is none, or it is another learner's. */
export async function findOwnRecording(db: Db, own: Own): Promise<RecordingRow | null> {
  return (await ownRecording(db, own).executeTakeFirst()) ?? null;
}

/** Locks a recording of the learner until the transaction ends. */
export async function lockOwnRecording(trx: Trx, own: Own): Promise<RecordingRow | null> {
  return (await ownRecording(trx, own).forUpdate().executeTakeFirst()) ?? null;
}

export interface NewRecording {
  readonly id: string;
  readonly user_id: string;
  readonly section_id: string;
  readonly version: number;
  readonly prompt: number;
  readonly content_type: string;
  readonly created_at: Date;
}

/** Inserts a recording unless the id is used. */
export async function insertRecording(trx: Trx, given: NewRecording): Promise<void> {
  await trx
    .insertInto('recordings')
    .values(given)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface StoredChunk {
  readonly number: number;
  readonly size: number;
}

/** The chunks that have arrived, in order. */
export function findChunks(db: Db, id: string): Promise<StoredChunk[]> {
  return db
    .selectFrom('recording_chunks')
    .select('number')
    .select(sql<number>`length(bytes)`.as('size'))
    .where('recording_id', '=', id)
    .orderBy('number')
    .execute();
}

/** Reads the chunks one by one, because all of them may be large. */
export async function* readChunks(db: Db, id: string, count: number): AsyncGenerator<Buffer, void, undefined> {
  for (let number = 0; number < count; number += 1) {
    const { bytes } = await db
      .selectFrom('recording_chunks')
      .select('bytes')
      .where('recording_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    yield bytes;
  }
}

/** Stores a chunk; a repeated one replaces the first. */
export async function storeChunk(
  trx: Trx,
  { id, number, bytes }: { readonly id: string; readonly number: number; readonly bytes: Buffer },
): Promise<void> {
  await trx
    .insertInto('recording_chunks')
    .values({ recording_id: id, number, bytes })
    .onConflict((conflict) => conflict.columns(['recording_id', 'number']).doUpdateSet({ bytes }))
    .execute();
}

export interface FinishedFile {
  readonly finished_at: Date;
  readonly content_type: string;
  readonly chunks: number;
  readonly duration_ms: number;
  readonly levels: Buffer;
  readonly size: number;
  readonly sha256: Buffer;
  readonly storage_key: string;
}

/** Replaces the chunks of a recording by its file. */
export async function storeFile(trx: Trx, id: string, file: FinishedFile): Promise<void> {
  await trx.updateTable('recordings').set(file).where('id', '=', id).execute();
  await trx.deleteFrom('recording_chunks').where('recording_id', '=', id).execute();
}

/** A finished recording, its file and its author. */
export interface PlayableRecording {
  readonly id: string;
  readonly user_id: string | null;
  readonly submission_id: string | null;
  readonly content_type: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly storage_key: string;
}

export async function findFile(db: Db, id: string): Promise<PlayableRecording | null> {
  const row = await db
    .selectFrom('recordings')
    .select(['id', 'user_id', 'submission_id', 'content_type', 'size', 'sha256', 'storage_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.size === null || row.sha256 === null || row.storage_key === null) return null;
  return { ...row, size: Number(row.size), sha256: row.sha256, storage_key: row.storage_key };
}

/** A recording to hand in, with the place of its section. */
export interface CandidateRecording extends RecordingRow {
  readonly exam_id: string;
  readonly part_number: number;
}

export function findCandidates(
  trx: Trx,
  { userId, ids }: { readonly userId: string; readonly ids: readonly string[] },
): Promise<CandidateRecording[]> {
  return trx
    .selectFrom('recordings as r')
    .innerJoin('sections as s', 's.id', 'r.section_id')
    .select(COLUMNS.map((column) => `r.${column}` as const))
    .select(['s.exam_id', 's.part_number'])
    .select((row) => row('r.finished_at', 'is not', null).$castTo<boolean>().as('isFinished'))
    .where('r.user_id', '=', userId)
    .where('r.id', 'in', ids)
    .orderBy('s.part_number')
    .orderBy('r.prompt')
    .forUpdate('r')
    .execute();
}

export async function setSubmission(trx: Trx, ids: readonly string[], submissionId: string): Promise<void> {
  await trx.updateTable('recordings').set({ submission_id: submissionId }).where('id', 'in', ids).execute();
}

/** A recording of a submission. */
export interface SubmittedRecording {
  readonly id: string;
  readonly section_id: string;
  readonly version: number;
  readonly prompt: number;
  readonly content_type: string;
  readonly duration_ms: number;
  readonly levels: Buffer;
  /** false: the file was removed after `RETENTION_DAYS`. */
  readonly hasFile: boolean;
}

/** The recordings of a submission in the order of their prompts. */
export function findSubmitted(db: Db, submissionId: string): Promise<SubmittedRecording[]> {
  return db
    .selectFrom('recordings as r')
    .innerJoin('sections as s', 's.id', 'r.section_id')
    .select(['r.id', 'r.section_id', 'r.version', 'r.prompt', 'r.content_type', 'r.levels'])
    .select((row) => [
      row.fn.coalesce('r.duration_ms', sql<number>`0`).as('duration_ms'),
      row('r.size', 'is not', null).$castTo<boolean>().as('hasFile'),
    ])
    .where('r.submission_id', '=', submissionId)
    .orderBy('s.part_number')
    .orderBy('r.prompt')
    .execute();
}

/** Recordings of deleted learners, and those that were begun before a moment and not handed in. */
export async function findAbandoned(db: Db, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('recordings')
    .select('id')
    .where('submission_id', 'is', null)
    .where((row) => row.or([row('user_id', 'is', null), row('created_at', '<', before)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Handed-in recordings that were finished before a moment and still have a file. */
export async function findOutlived(db: Db, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('recordings')
    .select('id')
    .where('submission_id', 'is not', null)
    .where('size', 'is not', null)
    .where('finished_at', '<', before)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The recording has no file any more. */
export async function forgetFile(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('recordings').set({ size: null, sha256: null }).where('id', '=', id).execute();
}

/** Deletes the row of a recording that is still abandoned. @returns false: it was handed in, or it is locked. */
export async function deleteAbandoned(trx: Trx, id: string): Promise<boolean> {
  const free = await trx
    .selectFrom('recordings')
    .select('id')
    .where('id', '=', id)
    .where('submission_id', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!free) return false;
  await trx.deleteFrom('recordings').where('id', '=', id).execute();
  return true;
}
