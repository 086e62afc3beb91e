import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { Caches } from '../../../platform/cache/caches.ts';
import { createContentWorld, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { readingExam, RIGHT_ANSWERS } from '../../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createSections } from '../../sections/sections.ts';
import { recomputeStatistics } from './recompute-statistics.ts';

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const context = ({ deps }: TestApp) => ({ ...deps, sections: createSections({ ...deps, caches: new Caches() }) });
const recompute = () => recomputeStatistics(context(test));
const listed = (page = 1) => world.admin.call('GET /api/key-proposal', { query: { page } });
const told = async () =>
  (await listed()).proposals.map(({ section, number, answers }) => [section.title, number, answers[0]?.count]);
const run = (statement: ReturnType<typeof sql>) => statement.execute(test.deps.db);
const stored = () => test.deps.db.selectFrom('section_statistics').selectAll().orderBy('section_id').execute();

const wrong = { '1': 'TRUE', '2': 'a road', '6': 'C', '7': 'river', '8': '1801', '5': 'quay', '9-1': 'foot' };

async function take(sectionID: string, count: number, answers: Record<string, string>): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    const learner = await world.newLearner();
    await learner.call('POST /api/user/save-result', {
      body: { sectionID, answers: { ...RIGHT_ANSWERS, ...answers } },
    });
  }
}

/** Adds as many attempts of a learner who has taken the section. */
const addAttempts = (id: string, count: number) =>
  run(sql`
    insert into attempts (user_id, section_id, version, submitted_at, marks, total, source, profile, answers, verdicts)
    select a.user_id, a.section_id, 1, now(), marks, total, source, profile, answers, verdicts
      from (select * from attempts where section_id = ${id} limit 1) a, generate_series(1, ${count})`);

/** A section where this many of the best learners typed an answer near the key. */
async function taken(title: string, near: number): Promise<string> {
  const id = await world.section(readingExam({ title }));
  await take(id, near, { '5': 'harbours' });
  await take(id, 2 * near + 3, wrong);
  return id;
}

describe('the statistics of a section', () => {
  it('are stored, and listed as if they had been computed just now, beside those of other sections [D67]', async () => {
    const heron = await taken('Heron', 5);
    await taken('Bittern', 7);
    const before = await listed();
    expect(before.proposals.map(({ section, answers }) => [section.title, answers[0]?.count])).toEqual([
      ['Bittern', 7],
      ['Heron', 5],
    ]);
    await recompute();
    expect(await listed()).toEqual(before);
    const egret = await taken('Egret', 6);
    // A second analysis would find no answers.
    await run(sql`update attempts set answers = '{}' where section_id <> ${egret}`);
    await run(sql`update sections set title = 'Grey heron' where id = ${heron}`);
    expect(await told()).toEqual([
      ['Bittern', 5, 7],
      ['Egret', 5, 6],
      ['Grey heron', 5, 5],
    ]);
  }, 30_000);

  it('are computed again once a learner has taken the section, and once its key is another', async () => {
    const id = await world.section(readingExam());
    await take(id, 4, { '5': 'harbours' });
    await take(id, 13, wrong);
    await recompute();
    expect(await told()).toEqual([]);
    await take(id, 1, { '5': 'harbours' });
    expect(await told()).toEqual([['The Canal', 5, 5]]);
    await recompute();
    await world.admin.call('POST /api/section/:id/regrade', {
      params: { id },
      body: { question: '5', accept: 'harbours', reason: 'The text says so, too.' },
    });
    expect(await told()).toEqual([]);
    await recompute();
    expect(await told()).toEqual([]);
  }, 30_000);

  it('are computed again by a visit once they are a minute old and lack a few answers among many', async () => {
    const id = await taken('Heron', 5);
    await addAttempts(id, 200);
    const attempts = async () => (await listed()).proposals.map((proposal) => proposal.attempts);
    expect(await attempts()).toEqual([18]);
    await take(id, 1, wrong);
    expect(await attempts()).toEqual([18]);
    test.clock.advance({ minutes: 1 });
    await recompute();
    expect((await stored()).map((row) => row.attempts)).toEqual([218]);
    expect(await attempts()).toEqual([19]);
  }, 30_000);

  it('are left out for as long as a visit would have to read too much, and the visit says so', async () => {
    const id = await taken('Heron', 5);
    await addAttempts(id, 6000);
    expect(await listed()).toMatchObject({ proposals: [], total: 0, unread: 1 });
    await recompute();
    expect(await listed()).toMatchObject({ proposals: [{ number: 5 }], total: 1, unread: 0 });
    // A few more attempts change nothing, and the stored findings are shown until many more are read.
    await take(id, 1, wrong);
    expect(await listed()).toMatchObject({ proposals: [{ number: 5, attempts: 18 }], unread: 0 });
  }, 60_000);
});

describe('the job that recomputes them', () => {
  it('stores the same when two processes do it at once, and reads nothing again', async () => {
    const ids = [await taken('Heron', 5), await taken('Egret', 5), await taken('Bittern', 5)];
    const beside = await createTestApp({ beside: test });
    await recompute();
    const withoutTime = async () => (await stored()).map(({ computed_at: _, ...row }) => row);
    const before = await withoutTime();
    expect(new Set(before.map(({ section_id }) => section_id))).toEqual(new Set(ids));
    await run(sql`delete from section_statistics`);
    await Promise.all([recompute(), recomputeStatistics(context(beside))]);
    expect(await withoutTime()).toEqual(before);
    const after = await stored();
    test.clock.advance({ minutes: 1 });
    await recompute();
    expect(await stored()).toEqual(after);
  }, 30_000);

  it('reads the others where one cannot be read, and says so', async () => {
    const [heron, egret] = [await taken('Heron', 5), await taken('Egret', 5)];
    const { sections, ...deps } = context(test);
    const failing = {
      version: (which: { readonly id: string; readonly version: number }) =>
        which.id === heron ? Promise.reject(new Error('It is torn')) : sections.version(which),
    };
    await expect(recomputeStatistics({ ...deps, sections: failing })).rejects.toThrow('It is torn');
    expect((await stored()).map(({ section_id }) => section_id)).toEqual([egret]);
  });
});
