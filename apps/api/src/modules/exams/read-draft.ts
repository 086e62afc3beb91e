import { AppError } from '../../errors/app-error.ts';
import type { Deps } from '../../deps.ts';
import { findMarkingDefault } from '../../platform/settings/marking-default.ts';
import { createWorkPool, READING_LIMIT } from '../../platform/background-work/work-pool.ts';
import type * as worker from './exams.worker.ts';
import type { ChangedSection, ReadDraft, SentExam, StoredSection } from './exams.worker.ts';

/** Each queued exam may have 8 MB; reading the largest takes a second or two. */
const reading = createWorkPool<typeof worker>({
  file: new URL('exams.worker.ts', import.meta.url),
  limit: READING_LIMIT,
  waitingMax: 8,
  busy: 'Many tests are being saved at the moment.',
});

export const countStored = (stored: StoredSection) => reading.run('countStored', stored);
export const checkChanged = (changed: ChangedSection) => reading.run('checkChanged', changed);

type ReadWork = Pick<Deps, 'config' | 'db' | 'fetchPictures'>;
type DraftRead = Extract<ReadDraft, { ok: true }>;

/**
 * Reads, cleans and checks a sent exam in a worker, because a large one would block the event loop. Copies pictures of other sites, if
 * requested, once the rest is valid. @throws AppError with the errors and their paths; `unavailable` when the queue is full.
 */
export async function readDraft(work: ReadWork, write: Omit<SentExam, 'defaultProfile'>): Promise<DraftRead> {
  const sent = { ...write, defaultProfile: await findMarkingDefault(work.db, work.config) };
  const read = await readOnce(sent);
  if (sent.input.copy_pictures !== true || read.elsewhere.length === 0) return read;
  return readOnce({ ...sent, fetched: await work.fetchPictures(read.elsewhere) });
}

async function readOnce(sent: SentExam): Promise<DraftRead> {
  const { input, skill, leaveOutBlank, defaultUnlockPassword, defaultProfile, recordingSeconds, fetched, corrected } =
    sent;
  const read = await reading.run('readDraft', {
    input,
    defaultUnlockPassword,
    defaultProfile,
    ...(recordingSeconds === undefined ? {} : { recordingSeconds }),
    ...(skill === undefined ? {} : { skill }),
    ...(leaveOutBlank === undefined ? {} : { leaveOutBlank }),
    ...(fetched === undefined ? {} : { fetched }),
    ...(corrected === undefined ? {} : { corrected }),
  });
  if (!read.ok) throw new AppError(read.code, read.message, { issues: read.issues });
  return read;
}
