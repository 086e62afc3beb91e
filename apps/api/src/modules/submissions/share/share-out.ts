import type { AssessmentShare } from '@bandwise/api-contract/admin';
import { shareEvenly } from '@bandwise/domain/internal';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/handler.ts';
import { recordAudit } from '../../audit/audit.ts';
import { mayTeach, requireClass } from '../../rights/rights.ts';
import { describe, withSubmission, type AssessContext, type Assessor } from '../assess.ts';
import { invalid } from '../refusals.ts';
import { assignSubmission, findAssessors, findUser, lockUnshared, type AssessorScope } from './share.repo.ts';

/** Assessors of a class, of a learner, or of all, with the submissions that wait for each. @throws 404 */
export async function readShare(
  db: Kysely<Schema>,
  caller: Caller,
  { classId, learnerId }: Omit<AssessorScope, 'caller'>,
): Promise<AssessmentShare> {
  if (classId !== undefined) await requireClass(db, caller, classId);
  if (learnerId !== undefined && !(await mayTeach(db, caller, learnerId)))
    throw new AppError('not_found', 'This learner was not found.');
  const rows = await findAssessors(db, { caller, classId, learnerId });
  const { unshared } = rows[0] ?? { unshared: 0 };
  return { unshared, assessors: rows.map(({ id, name, waiting }) => ({ id, name, waiting })) };
}

/**
 * Shares out the waiting submissions of a class that have no assessor, the oldest first, each to the assessor with the fewest. Repeated, the
 * call finds nothing to share out.
 * @throws 404, 422 for someone who does not assess the class
 */
export async function shareOut(
  { db, now }: Pick<AssessContext, 'db' | 'now'>,
  caller: Caller,
  { classId, assessorIds }: { readonly classId: string; readonly assessorIds: readonly string[] },
): Promise<void> {
  await inTransaction(db, { by: caller.id }, async (trx) => {
    const { name } = await requireClass(trx, caller, classId);
    const all = await findAssessors(trx, { caller, classId });
    const chosen = all.filter(({ id }) => assessorIds.includes(id));
    const unknown = assessorIds.findIndex((id) => !all.some((one) => one.id === id));
    if (unknown >= 0)
      throw invalid({
        path: `assessors.${unknown}`,
        message: 'One of the chosen assessors does not assess this class.',
      });
    const ids = await lockUnshared(trx, classId);
    if (ids.length === 0) return;
    const assessorOfEach = shareEvenly(ids.length, chosen);
    const rows = sql.join(ids.map((id, index) => sql`(${id}::uuid, ${assessorOfEach[index]}::uuid)`));
    await sql`update submissions s set assigned_to = v.assessor from (values ${rows}) as v (id, assessor) where s.id = v.id`.execute(
      trx,
    );
    await recordAudit(trx, {
      at: now(),
      actor: caller,
      action: 'class.share_out',
      targetType: 'class',
      targetId: classId,
      name,
      note: `${ids.length}`,
    });
  });
}

/** Chooses the assessor of a submission by hand; null: any. @throws 404, 422 for someone who may not assess it */
export function chooseAssessor(context: AssessContext, assessor: Assessor, chosenId: string | null): Promise<void> {
  return withSubmission(context, assessor, async (trx, row) => {
    if (row.assigned_to === chosenId) return;
    if (chosenId !== null) {
      const chosen = await findUser(trx, chosenId);
      if (!chosen || !(await mayTeach(trx, chosen, row.user_id)))
        throw invalid({ path: 'assessor', message: 'This assessor cannot assess the work of this learner.' });
    }
    await assignSubmission(trx, row.id, chosenId);
    await recordAudit(
      trx,
      describe(row, { actor: assessor.caller, at: context.now(), action: 'submission.choose_assessor' }),
    );
  });
}
