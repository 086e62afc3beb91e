import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { createWorkPool, READING_LIMIT } from '../../platform/background-work/work-pool.ts';
import type { StoredExam } from '../exams/exams.ts';
import type * as worker from './drafts.worker.ts';
import { findScheduledContents, keepAsChange, type DueDraft } from './schedule.repo.ts';

/** A draft may have 6 MB: parsing two would block the event loop. */
const rebasing = createWorkPool<typeof worker>({
  file: new URL('drafts.worker.ts', import.meta.url),
  limit: READING_LIMIT,
  waitingMax: 8,
  busy: 'Many drafts are being published at the moment.',
});

/** Keeps changes that were saved after scheduling as a draft of the published test. */
export async function keepRemainder(trx: Transaction<Schema>, due: DueDraft, stored: StoredExam): Promise<void> {
  const { exam_id: examId, revision, sections } = stored;
  const contents = await findScheduledContents(trx, due.id);
  const over = due.exam_id === null ? null : due.scheduled_exam.revision;
  // The base of a draft is unknown for clients without revisions.
  const rebased =
    over === undefined
      ? { content: contents.content, published: null }
      : await rebasing.run('rebase', { ...contents, over, revision, sections });
  await keepAsChange(trx, due.id, { examId, ...rebased });
}
