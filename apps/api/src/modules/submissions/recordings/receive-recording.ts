import { RECORDING_MAX_BYTES } from '@bandwise/api-contract/common';
import type { RecordingType } from '@bandwise/api-contract/learner';
import { skills } from '@bandwise/domain';
import { promptsOf } from '@bandwise/domain/internal';
import { fileTypeFromBuffer } from 'file-type';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/handler.ts';
import { recordingKey } from '../../../platform/storage/media-store.ts';
import type { Throttle } from '../../../platform/throttle/throttle.ts';
import { examNotFound, type Sections, type Visitor } from '../../sections/sections.ts';
import { invalid } from '../refusals.ts';
import {
  findChunks,
  findOwnRecording,
  insertRecording,
  lockOwnRecording,
  readChunks,
  storeChunk,
  storeFile,
  type RecordingRow,
} from './recordings.repo.ts';

export interface RecordingContext extends Pick<Deps, 'db' | 'media' | 'now'> {
  readonly sections: Pick<Sections, 'open' | 'version'>;
  /** Recordings that a learner begins. */
  readonly begun: Throttle;
}

interface Speaking {
  readonly caller: Caller;
  readonly visitor: Visitor;
}

/** One error for missing recordings and for those of other learners. */
export function recordingNotFound(): AppError {
  return new AppError('not_found', 'This recording was not found.');
}

interface NewRecordingBody {
  readonly id: string;
  readonly sectionID: string;
  readonly prompt: number;
  readonly content_type: RecordingType;
}

/**
 * Creates a recording. A repeated call returns it, also when the limit of the day is reached.
 * @throws 404, 403, 422 for a prompt that the section does not have, 429
 */
export async function createRecording(
  { db, now, sections, begun }: RecordingContext,
  { caller, visitor }: Speaking,
  { id, sectionID, prompt, content_type }: NewRecordingBody,
): Promise<RecordingRow> {
  const own = { userId: caller.id, id };
  const repeated = await findOwnRecording(db, own);
  if (repeated) return repeated;
  const { version } = await sections.open(sectionID, visitor);
  const { content } = await sections.version({ id: sectionID, version });
  if (!skills[content.skill].isSpoken) throw examNotFound();
  if (prompt >= promptsOf(content).length)
    throw invalid({ path: 'prompt', message: 'This question is no longer in the test. Reload the page.' });
  await begun.spend([caller.id]);
  const recording = { id, user_id: caller.id, section_id: sectionID, version, prompt, content_type, created_at: now() };
  await inTransaction(db, { by: caller.id }, (trx) => insertRecording(trx, recording));
  const stored = await findOwnRecording(db, own);
  // The id belongs to another learner.
  if (!stored) throw recordingNotFound();
  return stored;
}

/**
 * Stores a chunk. After the recording is finished its chunks are accepted and ignored, because their first responses may have been lost.
 * @throws 404, attempt_closed for a chunk after the last one, payload_too_large
 */
export function receiveChunk(
  { db }: Pick<RecordingContext, 'db'>,
  own: { readonly userId: string; readonly id: string },
  { number, bytes }: { readonly number: number; readonly bytes: Buffer },
): Promise<void> {
  return inTransaction(db, { by: own.userId }, async (trx) => {
    const row = await lockOwnRecording(trx, own);
    if (!row) throw recordingNotFound();
    if (row.chunks !== null) {
      if (number < row.chunks) return;
      throw new AppError('attempt_closed', 'This recording is finished. Start a new one.');
    }
    const others = (await findChunks(trx, row.id)).filter((chunk) => chunk.number !== number);
    if (others.reduce((sum, { size }) => sum + size, bytes.length) > RECORDING_MAX_BYTES) {
      const most = RECORDING_MAX_BYTES / 1024 / 1024;
      throw new AppError('payload_too_large', `The recording is too large: at most ${most} MB.`);
    }
    await storeChunk(trx, { id: row.id, number, bytes });
  });
}

interface FinishBody {
  readonly chunks: number;
  readonly duration_ms: number;
  readonly levels: readonly number[];
}

/**
 * Joins the chunks of a recording to a file. A repeated call changes nothing.
 * @returns the numbers of missing chunks; with any, the recording stays open.
 * @throws 404, 415 for bytes that are no sound
 */
export async function finishRecording(
  { db, media, now }: Pick<RecordingContext, 'db' | 'media' | 'now'>,
  own: { readonly userId: string; readonly id: string },
  { chunks, duration_ms, levels }: FinishBody,
): Promise<readonly number[]> {
  const row = await findOwnRecording(db, own);
  if (!row) throw recordingNotFound();
  if (row.isFinished) return [];
  const stored = await findChunks(db, row.id);
  const numbers = new Set(stored.map(({ number }) => number));
  const missing = Array.from({ length: chunks }, (_, number) => number).filter((number) => !numbers.has(number));
  // A concurrent call that has joined the chunks has removed them.
  if (missing.length > 0) return (await findOwnRecording(db, own))?.isFinished ? [] : missing;
  const staged = await media.stage(readChunks(db, row.id, chunks)).catch(async (error: unknown) => {
    // A concurrent call has joined the chunks.
    if ((await findOwnRecording(db, own))?.isFinished) return null;
    throw error;
  });
  if (!staged) return [];
  try {
    const content_type = await requireSound(staged.head);
    const { size, sha256 } = staged;
    const storage_key = await staged.keep(recordingKey(row.id));
    await inTransaction(db, { by: own.userId }, async (trx) => {
      const locked = await lockOwnRecording(trx, own);
      if (!locked) {
        // It was removed in the meantime, so no row leads to the file.
        await media.remove(storage_key);
        throw recordingNotFound();
      }
      if (locked.isFinished) return;
      const finished_at = now();
      const file = {
        finished_at,
        content_type,
        chunks,
        duration_ms,
        levels: Buffer.from(levels),
        size,
        sha256,
        storage_key,
      };
      await storeFile(trx, row.id, file);
    });
    return [];
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

const SOUNDS: Readonly<Record<string, RecordingType>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  webm: 'audio/webm',
};

/** The type of a recording by its bytes, not by what the device says. @throws 415 */
async function requireSound(head: Buffer): Promise<RecordingType> {
  const type = SOUNDS[(await fileTypeFromBuffer(head))?.ext ?? ''];
  if (type) return type;
  throw new AppError(
    'unsupported_media_type',
    'This type of file cannot be used. Allowed: MP3, M4A, OGG, WAV or WebM.',
  );
}
