import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type Trx = Transaction<Schema>;

/** Exams with parts deleted before a moment, by id, after the cursor. */
export async function findDueExams(
  db: Kysely<Schema>,
  due: { readonly before: Date; readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  let query = db
    .selectFrom('sections')
    .select('exam_id')
    .distinct()
    .where('deleted_at', '<=', due.before)
    .where('removed_at', 'is', null)
    .orderBy('exam_id')
    .limit(due.limit);
  if (due.after !== null) query = query.where('exam_id', '>', due.after);
  return (await query.execute()).map(({ exam_id }) => exam_id);
}

export async function findDueParts(trx: Trx, examId: string, before: Date): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('sections')
    .select('id')
    .where('exam_id', '=', examId)
    .where('deleted_at', '<=', before)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an attempt, a section of a sitting, a submission or a recording `a` used the version `v`. */
const ITS_VERSION = sql<boolean>`(a.section_id, a.version) = (v.section_id, v.version)`;

/** Whether no attempt, recently discarded attempt, sitting, submission or recording references the version `v`. */
const isFree = (row: ExpressionBuilder<Schema & { v: Schema['section_versions'] }, 'v'>) =>
  row.and([
    row.not(row.exists(row.selectFrom('attempts as a').select('a.id').where(ITS_VERSION))),
    row.not(row.exists(row.selectFrom('discarded_attempts as a').select('a.id').where(ITS_VERSION))),
    row.not(row.exists(row.selectFrom('sitting_sections as a').select('a.version').where(ITS_VERSION))),
    row.not(row.exists(row.selectFrom('submissions as a').select('a.version').where(ITS_VERSION))),
    row.not(row.exists(row.selectFrom('recordings as a').select('a.version').where(ITS_VERSION))),
  ]);

/** Exams with removed parts that have unreferenced versions, in the order of their ids, after one id. */
export async function findExamsToClear(
  db: Kysely<Schema>,
  page: { readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  let query = db
    .selectFrom('sections as s')
    .innerJoin('section_versions as v', 'v.section_id', 's.id')
    .select('s.exam_id')
    .distinct()
    .where('s.removed_at', 'is not', null)
    .where(isFree)
    .orderBy('s.exam_id')
    .limit(page.limit);
  if (page.after !== null) query = query.where('s.exam_id', '>', page.after);
  return (await query.execute()).map(({ exam_id }) => exam_id);
}

export async function findRemovedParts(trx: Trx, examId: string): Promise<readonly string[]> {
  const parts = trx
    .selectFrom('sections')
    .select('id')
    .where('exam_id', '=', examId)
    .where('removed_at', 'is not', null);
  return (await parts.execute()).map(({ id }) => id);
}

/**
 * Removes parts of a locked exam for good. Attempted versions stay with the names of their test. A part without such a version is deleted
 * completely, and with its last part the exam.
 */
export async function removeParts(trx: Trx, examId: string, ids: readonly string[]): Promise<void> {
  // A new attempt locks its version, so none begins from here on, and earlier ones are found below.
  await trx.selectFrom('section_versions').select('version').where('section_id', 'in', ids).forUpdate().execute();
  await trx.deleteFrom('section_versions as v').where('v.section_id', 'in', ids).where(isFree).execute();
  await trx
    .deleteFrom('sections as s')
    .where('s.id', 'in', ids)
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('section_versions as v').select('v.version').whereRef('v.section_id', '=', 's.id')),
      ),
    )
    .execute();
  await trx
    .updateTable('sections')
    .set({ removed_at: sql<Date>`coalesce(removed_at, clock_timestamp())`, password: null, exam_content: '[]' })
    .where('id', 'in', ids)
    .execute();
  await trx.deleteFrom('section_search').where('section_id', 'in', ids).execute();
  await removeEmptyExam(trx, examId);
}

/** Deletes an exam without parts, with its drafts. Attempted parts keep its name. */
async function removeEmptyExam(trx: Trx, id: string): Promise<void> {
  const parts = await trx.selectFrom('sections').select('removed_at').where('exam_id', '=', id).execute();
  if (parts.some(({ removed_at }) => removed_at === null)) return;
  await trx.deleteFrom('drafts').where('exam_id', '=', id).execute();
  if (parts.length > 0) return;
  await trx.deleteFrom('exam_revisions').where('exam_id', '=', id).execute();
  await trx.deleteFrom('exams').where('id', '=', id).execute();
}
