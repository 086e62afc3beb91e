import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { lockFreeExam } from './bin.repo.ts';
import { findDueExams, findDueParts, removeParts } from './remove-parts.repo.ts';

const DAY = 24 * 60 * 60 * 1000;
const EXAMS_AT_ONCE = 100;

/** How long what was deleted then can be restored. */
export function keptUntil(deletedAt: Date, binDays: number): Date {
  return new Date(deletedAt.getTime() + binDays * DAY);
}

/**
 * Removes for good what has been in the bin for its time. Any number of processes may do so at once: each exam is one
 * short transaction, and what another is at work on is left to it.
 */
export async function emptyBin({ db, now, config }: Pick<Deps, 'config' | 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - config.binDays * DAY);
  let after: string | null = null;
  for (;;) {
    const exams = await findDueExams(db, { before, after, limit: EXAMS_AT_ONCE });
    for (const id of exams)
      await inTransaction(db, { by: null }, async (trx) => {
        const exam = await lockFreeExam(trx, id);
        // Once more, now that nobody restores them any more.
        const parts = exam ? await findDueParts(trx, id, before) : [];
        if (parts.length > 0) await removeParts(trx, id, parts);
      });
    const last = exams.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
