import type { ExamListQuery } from '@bandwise/api-contract/admin';
import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { fullReadingExam, readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { countAttempts } from './exam-list.ts';
import { examRows } from './exam-list.repo.ts';

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const list = (query: Partial<ExamListQuery> = {}) =>
  world.admin.call('GET /api/exam', { query: { skill: 'reading', ...query } });
const titles = async (query: Partial<ExamListQuery> = {}) => (await list(query)).exams.map(({ title }) => title);
const run = (statement: ReturnType<typeof sql>) => statement.execute(test.deps.db);

async function submit(sectionID: string, times: number) {
  await run(sql`
    insert into attempts (owner_id, user_id, section_id, version, submitted_at, marks, total)
    select ${world.learnerId}, ${world.learnerId}, ${sectionID}, 1, now(), 1, 2 from generate_series(1, ${times})`);
}

describe('what a list is sorted by', () => {
  /** What the parts of each exam amount to, counted anew. */
  const counted = sql`
    select e.id, e.skill, e.created_at, count(s.id) as parts,
           fold_text(case when count(s.id) = 1 then min(s.title) else e.description end) as title,
           sum(s.questions_count) as questions, sum(s.time_minutes) as time, sum(coalesce(a.submitted, 0)) as attempts,
           greatest(e.updated_at, (select max(r.created_at) from exam_revisions r where r.exam_id = e.id)) as changed_at
      from exams e join sections s on s.exam_id = e.id and s.deleted_at is null
      left join section_attempts a on a.section_id = s.id
     group by e.id`;
  const differing = async () =>
    (
      await run(sql`
        select c.*, l.* from (${counted}) c left join listed_exams l on l.exam_id = c.id
         where (c.skill, c.created_at, c.title, c.questions, c.time, c.attempts, c.changed_at)
               is distinct from (l.skill, l.created_at, l.title, l.questions, l.time, l.attempts, l.changed_at)`)
    ).rows;

  it('follows every change of a test, of its parts, and of what was counted', async () => {
    const { exam_id: id, sections } = await world.publish(fullReadingExam());
    const other = await world.publish(readingExam({ title: 'Ábaco' }));
    const [first, second] = sections.map((section) => section.id);
    await submit(first ?? '', 3);
    await submit(firstSection(other), 2);
    const changes = [
      () => countAttempts(test.deps),
      () => run(sql`update exams set description = 'Đèo' where id = ${id}`),
      () => run(sql`update exams set updated_at = clock_timestamp() where id = ${id}`),
      () =>
        run(sql`
          insert into exam_revisions (exam_id, revision, changes, created_at) values (${id}, 99, '[]', clock_timestamp())`),
      () => run(sql`update sections set title = 'One', questions_count = 7, time_minutes = 9 where id = ${first}`),
      () => run(sql`update sections set deleted_at = now() where id = ${first}`),
      () => run(sql`update sections set deleted_at = null where id = ${first}`),
      () => run(sql`update sections set exam_id = ${other.exam_id}, part_number = 3 where id = ${second}`),
      () => submit(first ?? '', 1).then(() => countAttempts(test.deps)),
      () => run(sql`delete from section_attempts where section_id = ${first}`),
      () =>
        run(sql`
          with removed as (delete from section_versions where section_id = ${second})
          delete from attempts where section_id = ${second}`).then(() =>
          run(sql`delete from sections where id = ${second}`),
        ),
    ];
    expect(await differing()).toEqual([]);
    for (const change of changes) {
      const before = (await run(counted)).rows;
      await change();
      expect((await run(counted)).rows).not.toEqual(before);
      expect(await differing()).toEqual([]);
    }
  });

  it.runIf(inject('engine').kind === 'postgres')(
    'is as both have left it who change one test at the same time',
    async () => {
      const { sections } = await world.publish(fullReadingExam());
      const beside = await createTestApp({ beside: test });
      const [first = '', second = ''] = sections.map(({ id }) => id);
      await submit(second, 2);
      await countAttempts(test.deps);
      const trx = await test.deps.db.startTransaction().execute();
      await sql`update sections set questions_count = 10 where id = ${first}`.execute(trx);
      const other = sql`delete from section_attempts where section_id = ${second}`.execute(beside.deps.db);
      await vi.waitFor(async () => {
        const { rows } = await run(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        expect(rows).toHaveLength(1);
      });
      await trx.commit().execute();
      await other;
      expect(await differing()).toEqual([]);
    },
  );
});

describe('a list by attempts', () => {
  const titleOf = (at: number) => `${at % 2 === 0 ? 'Zebra' : 'Heron'} ${at}`;
  const COUNTED = [4, 0, 9, 2, 7, 2, 0, 5, 1, 3, 8, 6];

  it('has each test once and in its place, of those that are counted and of those that are not yet', async () => {
    const ids: string[] = [];
    for (const [at, attempts] of COUNTED.entries()) {
      ids.push(await world.section(readingExam({ title: titleOf(at) })));
      await submit(ids[at] ?? '', attempts);
    }
    await countAttempts(test.deps);
    const known = new Map(COUNTED.map((attempts, at) => [titleOf(at), attempts]));
    for (const [at, more] of [
      [1, 20],
      [5, 3],
      [6, 1],
    ] as const) {
      await submit(ids[at] ?? '', more);
      known.set(titleOf(at), (COUNTED[at] ?? 0) + more);
    }
    const newestFirst = [...known].toReversed();
    for (const order of ['desc', 'asc'] as const) {
      const wanted = newestFirst.toSorted(([, one], [, other]) => (order === 'asc' ? one - other : other - one));
      const found = [];
      for (const page of [1, 2, 3]) found.push(...(await list({ sort: 'attempts', order, page })).exams);
      expect(found.map(({ title, attempts }) => [title, attempts])).toEqual(wanted);
      expect(await titles({ sort: 'attempts', order, search: 'zebra' })).toEqual(
        wanted.flatMap(([title]) => (title.startsWith('Zebra') ? [title] : [])).slice(0, 5),
      );
    }
  });
});

describe('a page', () => {
  /** As many as a server's planner would not sort for a page of five. */
  const EXAMS = 3000;

  it.each([
    ['updated', 'change'],
    ['title', 'title'],
    ['questions', 'questions'],
    ['time', 'time'],
    ['attempts', 'attempts'],
  ] as const)('by %s is read from an index', async (sort, index) => {
    const { db } = test.deps;
    await sql`insert into exams (skill, description) select case when n % 4 = 0 then 'listening' else 'reading' end, 'Test ' || n from generate_series(1, ${EXAMS}) n`.execute(
      db,
    );
    await sql`select list_exam(id) from exams`.execute(db);
    await sql`analyze exams, listed_exams`.execute(db);
    const filter = { skill: 'reading', hasDefaultPassword: true } as const;
    const page = examRows(filter, { sort, order: 'desc', limit: 5, offset: 0 });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${page}`.execute(db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(new RegExp(`Scan (Backward )?using listed_exams_by_${index}`));
    expect(plan).not.toContain('Seq Scan on listed_exams');
  });
});
