import type { ExamState } from '@bandwise/api-contract/admin';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/handler.ts';
import { recordAudit, type AuditRecord } from '../audit/audit.ts';
import { examNotFound } from '../sections/sections.ts';
import { lockExam, updateState, type ExamRow } from './exams.repo.ts';

/** Unpublishes an exam or publishes it again. Content, revision and attempts stay. */
export async function setExamState(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: string,
  { state, caller }: { readonly state: ExamState; readonly caller: Caller },
): Promise<ExamRow> {
  return inTransaction(db, { by: caller.id }, async (trx) => {
    const exam = await lockExam(trx, id);
    if (!exam) throw examNotFound();
    return storeState(trx, exam, { state, at: now(), actor: caller });
  });
}

/** Sets the state of a locked exam, with an audit entry if it changes. */
export async function storeState(
  trx: Transaction<Schema>,
  exam: ExamRow,
  to: { readonly state: ExamState } & Pick<AuditRecord, 'actor' | 'at' | 'note'>,
): Promise<ExamRow> {
  const { state, ...record } = to;
  if (exam.state === state) return exam;
  await updateState(trx, exam.id, state);
  await recordAudit(trx, {
    ...record,
    action: state === 'archived' ? 'exam.unpublish' : 'exam.publish',
    targetType: 'exam',
    targetId: exam.id,
    name: `${exam.skill} test “${exam.description}”`,
  });
  return { ...exam, state };
}
