import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { Caches } from '../../../platform/cache/caches.ts';
import { createContentWorld, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { readingExam, RIGHT_ANSWERS } from '../../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createSections } from '../../sections/sections.ts';
import { keepProposals } from './keep-proposals.ts';
import { claimUnread } from './kept-proposals.repo.ts';

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const context = ({ deps }: TestApp) => ({ ...deps, sections: createSections({ ...deps, caches: new Caches() }) });
const keep = (at = test) => keepProposals(context(at));
const listed = (page = 1) => world.admin.call('GET /api/key-proposal', { query: { page } });
const told = async () =>
  (await listed()).proposals.map(({ section, number, answers }) => [section.title, number, answers[0]?.count]);
const run = (statement: ReturnType<typeof sql>) => statement.execute(test.deps.db);
const kept = () => test.deps.db.selectFrom('kept_proposals').selectAll().execute();

const wrong = { '1': 'TRUE', '2': 'a road', '6': 'C', '7': 'river', '8': '1801', '5': 'quay', '9-1': 'foot' };

async function take(sectionID: string, count: number, answers: Record<string, string>): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    const learner = await world.newLearner();
    await learner.call('POST /api/user/save-result', {
      body: { sectionID, answers: { ...RIGHT_ANSWERS, ...answers } },
    });
  }
}

/** A section of which so many of the best typed what is one step from the key. */
async function taken(title: string, near: number): Promise<string> {
  const id = await world.section(readingExam({ title }));
  await take(id, near, { '5': 'harbours' });
  await take(id, 2 * near + 3, wrong);
  return id;
}

describe('what was found of keys', () => {
  it('is kept, and answered as if it had been read just now, beside what has not been [D67]', async () => {
    const heron = await taken('Heron', 5);
    await taken('Bittern', 7);
    const before = await listed();
    expect(before.proposals.map(({ section, answers }) => [section.title, answers[0]?.count])).toEqual([
      ['Bittern', 7],
      ['Heron', 5],
    ]);
    expect(await keep()).toBe(true);
    expect(await listed()).toEqual(before);
    const egret = await taken('Egret', 6);
    // Whoever read the answers again would find nothing in them.
    await run(sql`update attempts set answers = '{}' where section_id <> ${egret}`);
    await run(sql`update sections set title = 'Grey heron' where id = ${heron}`);
    expect(await told()).toEqual([
      ['Bittern', 5, 7],
      ['Egret', 5, 6],
      ['Grey heron', 5, 5],
    ]);
  }, 30_000);

  it('is read again once somebody has taken the section, and once its key is another', async () => {
    const id = await world.section(readingExam());
    await take(id, 4, { '5': 'harbours' });
    await take(id, 13, wrong);
    await keep();
    expect(await told()).toEqual([]);
    await take(id, 1, { '5': 'harbours' });
    expect(await told()).toEqual([['The Canal', 5, 5]]);
    await keep();
    await world.admin.call('POST /api/section/:id/regrade', {
      params: { id },
      body: { question: '5', accept: 'harbours', reason: 'The text says so, too.' },
    });
    expect(await told()).toEqual([]);
    await keep();
    expect(await told()).toEqual([]);
  }, 30_000);

  it('is left out for as long as too much would have to be read for a visit, which says so', async () => {
    const id = await taken('Heron', 5);
    await run(sql`
      insert into attempts (user_id, section_id, version, submitted_at, marks, total, source, profile, answers, verdicts)
      select a.user_id, a.section_id, 1, now(), marks, total, source, profile, answers, verdicts
        from (select * from attempts where section_id = ${id} limit 1) a, generate_series(1, 6000)`);
    expect(await listed()).toMatchObject({ proposals: [], total: 0, unread: 1 });
    await keep();
    expect(await listed()).toMatchObject({ proposals: [{ number: 5 }], total: 1, unread: 0 });
    // Of so many a few more change nothing, and until many more are read it is shown as it was.
    await take(id, 1, wrong);
    expect(await listed()).toMatchObject({ proposals: [{ number: 5, attempts: 18 }], unread: 0 });
  }, 60_000);

  it('is forgotten with its test', async () => {
    const id = await taken('Heron', 5);
    await keep();
    expect(await kept()).toHaveLength(1);
    await run(sql`update sections set deleted_at = now() where id = ${id}`);
    await keep();
    expect(await kept()).toEqual([]);
  });
});

describe('the job that keeps it', () => {
  it('reads each section once, however many processes do it at once', async () => {
    const ids = [await taken('Heron', 5), await taken('Egret', 5), await taken('Bittern', 5)];
    const beside = await createTestApp({ beside: test });
    const reading: string[] = [];
    const counting = (of: TestApp) => {
      const { sections, ...deps } = context(of);
      return {
        ...deps,
        sections: {
          version: (which: { readonly id: string; readonly version: number }) => {
            reading.push(which.id);
            return sections.version(which);
          },
        },
      };
    };
    await keepProposals(counting(test));
    const alone = reading.splice(0).toSorted();
    expect(new Set(alone)).toEqual(new Set(ids));
    await run(sql`delete from kept_proposals`);
    await Promise.all([keepProposals(counting(test)), keepProposals(counting(beside))]);
    await keep();
    expect(reading.toSorted()).toEqual(alone);
    expect((await kept()).map(({ claimed_until, attempts }) => [claimed_until, attempts])).toEqual(
      ids.map(() => [null, 18]),
    );
  }, 30_000);

  it('takes a section from a process that has died with it, after ten minutes', async () => {
    const id = await taken('Heron', 5);
    const at = test.deps.now();
    const until = new Date(at.getTime() + 10 * 60_000);
    expect(await claimUnread(test.deps.db, { now: at, until })).toMatchObject({ id, is_shown: false });
    await keep();
    expect(await kept()).toMatchObject([{ read_at: null }]);
    test.clock.advance({ minutes: 10 });
    await keep();
    expect(await kept()).toMatchObject([{ claimed_until: null, numbers: expect.arrayContaining([5]) }]);
  });

  it('reads the others where one cannot be read, and says so', async () => {
    const [heron, egret] = [await taken('Heron', 5), await taken('Egret', 5)];
    const { sections, ...deps } = context(test);
    const failing = {
      version: (which: { readonly id: string; readonly version: number }) =>
        which.id === heron ? Promise.reject(new Error('It is torn')) : sections.version(which),
    };
    await expect(keepProposals({ ...deps, sections: failing })).rejects.toThrow('It is torn');
    expect((await kept()).filter(({ read_at }) => read_at !== null).map(({ section_id }) => section_id)).toEqual([
      egret,
    ]);
  });
});
