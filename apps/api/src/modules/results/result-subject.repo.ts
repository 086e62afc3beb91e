import type { ResultList } from '@bandwise/api-contract/admin';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { findLearner } from './learner-results.repo.ts';
import type { ResultFilter } from './result-filter.ts';

type Db = Kysely<Schema>;
type Subject = ResultList['of'];

/** The subject of a list of results, deleted or not. */
export async function findSubject(
  db: Db,
  { section, exam, learner }: Pick<ResultFilter, 'section' | 'exam' | 'learner'>,
): Promise<Subject> {
  return {
    section: section === undefined ? null : await findSection(db, section),
    exam: exam === undefined ? null : await findExam(db, exam),
    learner: learner === undefined ? null : await findLearner(db, learner),
  };
}

async function findSection(db: Db, id: string): Promise<Subject['section']> {
  const row = await db
    .selectFrom('sections')
    .select(['id', 'exam_id', 'skill', 'part_number', 'title'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** An exam of one section has the section's title, as in lists. */
async function findExam(db: Db, id: string): Promise<Subject['exam']> {
  const own = sql<string>`case when count(s.id) = 1 then min(s.title) else e.description end`;
  const row = await db
    .selectFrom('exams as e')
    .leftJoin('sections as s', (join) => join.onRef('s.exam_id', '=', 'e.id').on('s.deleted_at', 'is', null))
    .select(['e.id', 'e.skill', own.as('title')])
    .where('e.id', '=', id)
    .groupBy('e.id')
    .executeTakeFirst();
  return row ?? null;
}

/** The title as in lists. */
export async function findExamTitle(db: Db, id: string): Promise<string> {
  return (await findExam(db, id))?.title ?? '';
}
