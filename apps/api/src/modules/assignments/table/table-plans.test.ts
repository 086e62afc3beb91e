import { sql, type CompiledQuery, type Kysely } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Schema } from '../../../db/schema.ts';
import { createContentWorld } from '../../../testing/content/content-makers.ts';
import { readingExam } from '../../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { fillClasses, planOf } from '../../../testing/plans.ts';
import { findOwnAssignments } from '../assignments.repo.ts';
import { findWork } from '../work.repo.ts';
import { countQuestions, findClassExams, findLearners, findRecent, findSubmissions, findTaught } from './table.repo.ts';

const ID = '7f3c1d1e-8a54-4b6c-9d2f-000000000000';
const NOW = new Date();
const SINCE = new Date(0);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  const world = await createContentWorld(test);
  const section = await world.section(readingExam());
  const { db } = test.deps;
  await fillClasses(db, { learners: 2000, classes: 100 });
  await sql`
    insert into assignments (class_id, name, items, conditions, opens_at, due_at, answers_shown, created_at)
    select id, 'Week ' || n, jsonb_build_array(jsonb_build_object('kind', 'section', 'sectionID', ${section}::text)), 'practice',
           now() - interval '1 day', now() + interval '1 day', 'at_once', now()
      from classes, generate_series(1, 10) n`.execute(db);
  await sql`
    insert into assignment_work (assignment_id, user_id, item, section_id, attempt, started_at)
    select a.id, m.user_id, 0, ${section}, 1, now()
      from assignments a join class_members m on m.class_id = a.class_id`.execute(db);
  await sql`
    insert into attempts (user_id, section_id, version, started_at, submitted_at, answers, marks, total, verdicts)
    select user_id, ${section}, 1, now(), now() - n * interval '1 day', '{}', 1, 2, '[]'
      from class_members, generate_series(1, 20) n`.execute(db);
  await sql`analyze`.execute(db);
}, 120_000);

/** The plans of the statements that a function sends. */
async function plansOf(ask: (db: Kysely<Schema>) => Promise<unknown>): Promise<string> {
  const { db } = test.deps;
  const sent: CompiledQuery[] = [];
  const listening = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const executor = listening.getExecutor();
  const compile = executor.compileQuery.bind(executor);
  executor.compileQuery = (...given) => {
    const compiled = compile(...given);
    sent.push(compiled);
    return compiled;
  };
  await ask(listening);
  const plans: string[] = [];
  for (const statement of sent) plans.push(await planOf(db, statement));
  expect(plans.length).toBeGreaterThan(0);
  return plans.join('\n');
}

const oneClass = async () => (await test.deps.db.selectFrom('classes').select('id').executeTakeFirstOrThrow()).id;
const assignmentsOf = (classId: string) =>
  test.deps.db.selectFrom('assignments').select('id').where('class_id', '=', classId).execute();

it.each<[string, (db: Kysely<Schema>, classId: string) => Promise<unknown>]>([
  ['the learners of a class', (db, classId) => findLearners(db, [classId])],
  ['the classes of a teacher', (db) => findTaught(db, ID)],
  ['recent assignments', (db, classId) => findRecent(db, [classId], { now: NOW, since: SINCE })],
  [
    'the work of a class',
    async (db, classId) => {
      const ids = (await assignmentsOf(classId)).map(({ id }) => id);
      return findWork(db, { where: sql<boolean>`w.assignment_id = any(${ids}::uuid[])`, now: NOW });
    },
  ],
  ['the assignments of a learner', (db) => findOwnAssignments(db, ID)],
  ['submissions of work', (db) => findSubmissions(db, { ids: [ID], sittingIds: [ID] })],
  ['whole exams of a class', (db, classId) => findClassExams(db, { classId, since: SINCE, timeZone: 'UTC' })],
  ['questions of a class', (db, classId) => countQuestions(db, { classId, since: SINCE, limit: 1000 })],
])('reads %s by indexes, not from end to end [D198]', async (_name, ask) => {
  const classId = await oneClass();
  const plan = await plansOf((db) => ask(db, classId));
  expect(plan).not.toMatch(/Seq Scan on (assignment_work|attempts|class_members)\b/);
});
