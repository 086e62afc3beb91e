import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { Caches } from '../../platform/cache/caches.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { countAttempts } from '../exam-list/exam-list.ts';
import { createSections } from '../sections/sections.ts';
import { keepScores } from './keep-scores.ts';
import { statisticsOf } from './statistics.service.ts';

const TAKES = ['first', 'last', 'best', 'all'] as const;
/** As many as are kept, by learners who took it once, twice or three times. */
const FILLED = 600;

let test: TestApp;
let world: ContentWorld;
let id: string;
let examID: string;

const context = ({ deps }: TestApp) => ({ db: deps.db, sections: createSections({ ...deps, caches: new Caches() }) });
const keepAll = async (at = test) => {
  await countAttempts(at.deps);
  await keepScores(context(at));
};
const take = (learner: TestClient, answers = RIGHT_ANSWERS) =>
  learner.call('POST /api/user/save-result', { body: { sectionID: id, answers } });
const keptFirst = async () => (await test.deps.db.selectFrom('kept_scores').select('first').execute())[0]?.first;

async function statistics() {
  const all = [];
  for (const take of TAKES)
    for (const versions of ['same', 'alike'] as const)
      all.push(await statisticsOf(context(test), { section: id }, { take, versions, few: 'show' }));
  return all;
}

/** What every attempt that is there comes to, whatever is kept: as after a change of which nothing else is known. */
async function ofAllAttempts() {
  const { db } = test.deps;
  const { rows } = await sql<{ at: string }>`
    insert into score_changes (section_id) values (${id}) returning ctid::text as at`.execute(db);
  const all = await statistics();
  await sql`delete from score_changes where ctid = ${rows[0]?.at}::tid`.execute(db);
  return all;
}

beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  const saved = await world.publish(readingExam());
  [id, examID] = [firstSection(saved), saved.exam_id];
  await sql`
    with learners as (
           insert into users (first_name, last_name, email, password_hash)
           select 'Learner', n::text, 'taker' || n || '@example.com', '' from generate_series(1, 300) n
           returning id, last_name::integer as n)
    insert into attempts (owner_id, user_id, section_id, version, submitted_at, profile, marks, total, verdicts)
    select l.id, l.id, ${id}, 1, now() - interval '1 hour' + (a * 7919 % ${FILLED}) * interval '1 second', 'spec',
           (select sum((v ->> 'marks')::integer) from jsonb_array_elements(given.verdicts) v), 9, given.verdicts
      from generate_series(1, ${FILLED}) a
      join learners l on l.n = 1 + (a * 7 + a * a / 50) % 300,
           lateral (select jsonb_agg(jsonb_build_object('marks', (a / place + place) % case when place = 3 then 3 else 2 end) order by place) as verdicts
                      from generate_series(1, 8) place) given`.execute(test.deps.db);
}, 60_000);

describe('the scores of a section that many have taken', { timeout: 60_000 }, () => {
  it('are kept, and what is asked for is answered from them', async () => {
    const before = await statistics();
    expect(before[0]?.attempts).toBeGreaterThan(50);
    await keepAll();
    expect(await statistics()).toEqual(before);
    await sql`update kept_scores set "first" = '[[1, 9, 77], [], [], [], [], [], [], []]'`.execute(test.deps.db);
    expect((await statistics())[0]?.attempts).toBe(77);
  });

  it('come to the same as all attempts, while learners submit and when that is counted', async () => {
    // What was counted of this one no longer counts once they submit again: the last, and the best unless the first was.
    const again = await test.signIn(await test.make.learner());
    await take(again, { '1': 'TRUE' });
    await keepAll();
    const kept = await keptFirst();
    for (const answers of [{}, RIGHT_ANSWERS, { '1': 'FALSE' }]) {
      test.clock.advance({ minutes: 2 });
      await take(again, answers);
    }
    await take(await world.newLearner());
    await again.call('POST /api/user/save-result', { body: { sectionID: id, correctCount: 9, total: 9 } });
    const all = await ofAllAttempts();
    expect(await statistics()).toEqual(all);
    expect(await keptFirst()).toEqual(kept);
    await keepAll();
    expect(await keptFirst()).not.toEqual(kept);
    expect(await statistics()).toEqual(all);
    expect(await test.deps.db.selectFrom('score_changes').selectAll().execute()).toEqual([]);
  });

  it('come to the same when an account is deleted, an attempt marked anew or removed, and when that is counted', async () => {
    // Whoever took it most often: something is left of them after each of the changes but the last.
    const { rows } = await sql<{ id: string }>`
      select user_id as id from attempts where section_id = ${id} group by user_id order by count(*) desc limit 1`.execute(
      test.deps.db,
    );
    const [learner] = rows;
    const of = sql`user_id = ${learner?.id ?? ''}`;
    for (const change of [
      sql`update attempts set verdicts = '[{"marks": 1}, {"marks": 1}, {"marks": 2}, {"marks": 1}, {"marks": 1}, {"marks": 1}, {"marks": 1}, {"marks": 1}]',
                 marks = 9 where ${of}`,
      sql`delete from attempts where id = (select id from attempts where ${of} order by submitted_at limit 1)`,
      sql`delete from users where id = ${learner?.id ?? ''}`,
    ]) {
      await keepAll();
      const before = await statistics();
      await change.execute(test.deps.db);
      const all = await ofAllAttempts();
      expect(all).not.toEqual(before);
      expect(await statistics()).toEqual(all);
      await keepAll();
      expect(await statistics()).toEqual(all);
    }
  });

  it('come to the same at a new version, which asks the same, or something else', async () => {
    await keepAll();
    for (const [from, to] of [
      ['"answer":"TRUE"', '"answer":"FALSE"'],
      ['"question":"', '"question":"Now: '],
    ] as const) {
      const body: ReturnType<typeof readingExam> = JSON.parse(JSON.stringify(readingExam()).replace(from, to));
      await world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id: examID }, body });
      await take(await world.newLearner());
      const all = await ofAllAttempts();
      expect(await statistics()).toEqual(all);
      await keepAll();
      expect(await statistics()).toEqual(all);
      await take(await world.newLearner());
      expect(await statistics()).toEqual(await ofAllAttempts());
    }
  });

  it('are each counted once, however many processes count while others submit', async () => {
    await keepAll();
    const beside = await createTestApp({ beside: test });
    const learners = await Promise.all(Array.from({ length: 4 }, () => world.newLearner()));
    await Promise.all([
      ...learners.map((learner) => take(learner)),
      keepAll(),
      keepAll(beside),
      ...learners.map((learner) => take(learner, {})),
    ]);
    expect(await statistics()).toEqual(await ofAllAttempts());
    await Promise.all([keepAll(), keepAll(beside)]);
    expect(await statistics()).toEqual(await ofAllAttempts());
  });

  it('are not kept of one that few have taken, that is deleted, or that nobody marks', async () => {
    const few = await world.section(readingExam());
    await world.learner.call('POST /api/user/save-result', { body: { sectionID: few, answers: RIGHT_ANSWERS } });
    await keepAll();
    const kept = async () =>
      (await test.deps.db.selectFrom('kept_scores').select('section_id').execute()).map(({ section_id }) => section_id);
    expect(await kept()).toEqual([id]);
    expect(await test.deps.db.selectFrom('score_changes').selectAll().execute()).toEqual([]);
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: examID }, query: {} });
    await keepAll();
    expect(await kept()).toEqual([]);
  });
});
