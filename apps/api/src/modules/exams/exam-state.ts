import type { ExamState } from '@bandwise/api-contract/admin';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/handler.ts';
import { recordAudit } from '../audit/audit.ts';
import { examNotFound } from '../sections/sections.ts';
import { lockExam, updateState, type ExamRow } from './exams.repo.ts';

/** Unpublishes an exam or publishes it again. Its content, its revision and what learners did with it stay. */
export async function setExamState(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  { state, caller }: { readonly state: ExamState; readonly caller: Caller },
): Promise<ExamRow> {
  return inTransaction(db, { by: caller.id }, async (trx) => {
    const exam = await lockExam(trx, id);
    if (!exam) throw examNotFound();
    if (exam.state === state) return exam;
    await updateState(trx, id, state);
    await recordAudit(trx, {
      at: now(),
      actor: caller,
      action: state === 'archived' ? 'exam.unpublish' : 'exam.publish',
      targetType: 'exam',
      targetId: id,
      name: `${exam.skill} test “${exam.description}”`,
    });
    return { ...exam, state };
  });
}
