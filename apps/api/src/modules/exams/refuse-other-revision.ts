import type { Kysely, Transaction } from 'kysely';
import { isCorrectedKey, type CorrectedKey } from '../../db/exam-change.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { describeChanges } from './exam-changes.ts';
import type { ExamRow } from './exams.repo.ts';
import { findRevisionsAfter } from './revisions.repo.ts';

type Revised = Pick<ExamRow, 'id' | 'revision'>;

/** The keys corrected since a revision, the earliest first. Empty if anything else changed, because that cannot be merged. */
export async function findCorrectedSince(
  db: Kysely<Schema>,
  exam: Revised,
  revision: number,
): Promise<readonly CorrectedKey[]> {
  if (exam.revision === revision) return [];
  const changes = (await findRevisionsAfter(db, exam.id, revision)).flatMap((one) => one.changes);
  return changes.every(isCorrectedKey) ? changes : [];
}

/**
 * Refuses an update of a locked exam that is based on an older revision, unless only keys were corrected since; the caller merges those.
 *
 * @throws version_conflict with the later changes.
 */
export async function refuseOtherRevision(
  trx: Transaction<Schema>,
  exam: Revised,
  madeFrom: { readonly revision: number; readonly callerId: string | null },
): Promise<void> {
  if (exam.revision === madeFrom.revision) return;
  const revisions = await findRevisionsAfter(trx, exam.id, madeFrom.revision);
  const changes = revisions.flatMap((revision) => revision.changes);
  if (changes.length > 0 && changes.every(isCorrectedKey)) return;
  const isOwn =
    madeFrom.callerId !== null &&
    revisions.length > 0 &&
    revisions.every(({ created_by }) => created_by === madeFrom.callerId);
  throw versionConflict(describeChanges(changes), isOwn);
}

export function versionConflict(issues: AppError['issues'], isOwn = false): AppError {
  const message = isOwn
    ? 'You have changed this test since you opened it here, perhaps in another tab. Load it again to see those changes.'
    : 'Someone else has changed this test since you opened it. Load it again to see their changes.';
  return new AppError('version_conflict', message, { issues });
}
