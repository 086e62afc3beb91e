import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { ExamChange } from '../../db/exam-change.ts';

type Trx = Transaction<Schema>;

/** Increases the revision of a locked exam and stores its changes; does nothing without changes. */
export async function moveRevision(
  trx: Trx,
  exam: { readonly id: string; readonly revision: number },
  by: { readonly changes: readonly ExamChange[]; readonly createdBy: string | null },
): Promise<number> {
  if (by.changes.length === 0) return exam.revision;
  const revision = exam.revision + 1;
  await trx
    .updateTable('exams')
    .set({ revision, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', exam.id)
    .execute();
  await trx
    .insertInto('exam_revisions')
    .values({
      exam_id: exam.id,
      revision,
      changes: JSON.stringify(by.changes),
      created_by: by.createdBy,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
  return revision;
}

export interface RevisionRow {
  readonly changes: readonly ExamChange[];
  readonly created_by: string | null;
}

/** The changes after a revision, oldest first. */
export function findRevisionsAfter(db: Kysely<Schema>, examId: string, revision: number): Promise<RevisionRow[]> {
  return (
    db
      .selectFrom('exam_revisions')
      .select(['changes', 'created_by'])
      .where('exam_id', '=', examId)
      // Compared as a bigint: what a caller sends may be more than an integer holds.
      .where(sql<number>`revision::bigint`, '>', revision)
      .orderBy('revision')
      .execute()
  );
}

/** The last revision that changed more than keys. */
export async function findContentRevision(db: Kysely<Schema>, examId: string): Promise<number> {
  const { revision } = await db
    .selectFrom('exam_revisions')
    .select(sql<number>`coalesce(max(revision), 1)`.as('revision'))
    .where('exam_id', '=', examId)
    .where(sql<boolean>`exists (select from jsonb_array_elements(changes) as change where not change ? 'key')`)
    .executeTakeFirstOrThrow();
  return revision;
}
