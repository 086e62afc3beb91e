import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { describeChanges } from './exam-changes.ts';
import type { ExamRow } from './exams.repo.ts';
import { findRevisionsAfter } from './revisions.repo.ts';

/**
 * What was made from another revision of a locked exam than it has now is refused.
 *
 * @throws version_conflict, which names what was changed since.
 */
export async function refuseOtherRevision(
  trx: Transaction<Schema>,
  exam: ExamRow,
  madeFrom: { readonly revision: number; readonly callerId: string | null },
): Promise<void> {
  if (exam.revision === madeFrom.revision) return;
  const revisions = await findRevisionsAfter(trx, exam.id, madeFrom.revision);
  const isOwn =
    madeFrom.callerId !== null &&
    revisions.length > 0 &&
    revisions.every(({ created_by }) => created_by === madeFrom.callerId);
  throw versionConflict(describeChanges(revisions.flatMap(({ changes }) => changes)), isOwn);
}

export function versionConflict(issues: AppError['issues'], isOwn = false): AppError {
  const message = isOwn
    ? 'You have changed this test meanwhile, perhaps in another tab. Load it again to see those changes.'
    : 'Someone else has changed this test meanwhile. Load it again to see their changes.';
  return new AppError('version_conflict', message, { issues });
}
