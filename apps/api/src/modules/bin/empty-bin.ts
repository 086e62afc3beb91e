import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DAY } from '../../limits.ts';
import type { Transaction } from 'kysely';
import { lockFreeExam } from './bin.repo.ts';
import { findDueExams, findDueParts, findExamsToClear, findRemovedParts, removeParts } from './remove-parts.repo.ts';

const EXAMS_AT_ONCE = 100;

/** The time until which content deleted at `deletedAt` can be restored. */
export function removalTime(deletedAt: Date, binDays: number): Date {
  return new Date(deletedAt.getTime() + binDays * DAY);
}

/**
 * Removes deleted content permanently when its time in the bin is over, and versions of removed parts whose attempts no longer exist. Safe
 * in several processes: each exam is one short transaction, and locked exams are skipped.
 */
export async function emptyBin({ db, now, config }: Pick<Deps, 'config' | 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - config.binDays * DAY);
  await removeFromEach(db, {
    findExams: (after) => findDueExams(db, { before, after, limit: EXAMS_AT_ONCE }),
    findParts: (trx, id) => findDueParts(trx, id, before),
  });
  await removeFromEach(db, {
    findExams: (after) => findExamsToClear(db, { after, limit: EXAMS_AT_ONCE }),
    findParts: findRemovedParts,
  });
}

async function removeFromEach(
  db: Deps['db'],
  wanted: {
    readonly findExams: (after: string | null) => Promise<readonly string[]>;
    readonly findParts: (trx: Transaction<Schema>, examId: string) => Promise<readonly string[]>;
  },
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const exams: readonly string[] = await wanted.findExams(after);
    for (const id of exams)
      await inTransaction(db, { by: null }, async (trx) => {
        const exam = await lockFreeExam(trx, id);
        // Reads the parts again under the lock, because they may have been restored.
        const parts = exam ? await wanted.findParts(trx, id) : [];
        if (parts.length > 0) await removeParts(trx, id, parts);
      });
    const last = exams.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
