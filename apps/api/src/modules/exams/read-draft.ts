import { AppError } from '../../errors/app-error.ts';
import { createWorkPool } from '../../platform/background-work/work-pool.ts';
import type * as worker from './exams.worker.ts';
import type { ReadDraft, SentExam, StoredSection } from './exams.worker.ts';

/** Each that waits may hold 8 MB; to read the largest takes a second or two. */
const reading = createWorkPool<typeof worker>({
  file: new URL('exams.worker.ts', import.meta.url),
  waitingMax: 8,
  busy: 'Many tests are being saved just now.',
});

export const countStored = (stored: StoredSection) => reading.run('countStored', stored);

/**
 * Reads, cleans and checks an exam that was sent, off the event loop: a large one would hold up everybody.
 * @throws AppError that names what is wrong and where; `unavailable` when too many are being read.
 */
export async function readDraft(sent: SentExam): Promise<Extract<ReadDraft, { ok: true }>> {
  const { input, skill, leaveOutBlank, defaultUnlockPassword, recordingSeconds } = sent;
  const read = await reading.run('readDraft', {
    input,
    defaultUnlockPassword,
    ...(recordingSeconds === undefined ? {} : { recordingSeconds }),
    ...(skill === undefined ? {} : { skill }),
    ...(leaveOutBlank === undefined ? {} : { leaveOutBlank }),
  });
  if (!read.ok) throw new AppError(read.code, read.message, { issues: read.issues });
  return read;
}
