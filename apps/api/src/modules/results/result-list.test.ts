import { ROWS_COUNTED, type ResultListQuery } from '@bandwise/api-contract/admin';
import type { AnswersBody } from '@bandwise/api-contract/learner';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { namedExam, readingExam, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp({ env: { TIME_ZONE: 'Asia/Ho_Chi_Minh' } });
  world = await createContentWorld(test);
});

const list = (query: Partial<ResultListQuery> = {}) => world.admin.call('GET /api/result', { query });
const marks = async (query: Partial<ResultListQuery> = {}) =>
  (await list(query)).results.map((row) => 'marks' in row && row.marks);

/** Questions of a mark each. */
const ONE_MARK = ['1', '2', '5', '6', '7', '8'];

/** Submits as many right answers, a minute after the last. */
async function submit(client: TestClient, sectionID: string, right: number): Promise<string> {
  test.clock.advance({ minutes: 2 });
  const answers: AnswersBody = Object.fromEntries(
    ONE_MARK.slice(0, right).map((number) => [number, RIGHT_ANSWERS[number] ?? '']),
  );
  const { attemptID } = await client.call('POST /api/user/save-result', { body: { sectionID, answers } });
  return attemptID;
}

describe('the list of results', () => {
  it('has every submitted attempt of every learner, the latest first [D60]', async () => {
    const id = await world.section(readingExam());
    const an = await test.signIn(await test.make.learner({ firstName: 'An', lastName: 'Đỗ', email: 'an@example.com' }));
    await submit(world.learner, id, 2);
    const last = await submit(an, id, 3);
    await world.learner.call('POST /api/attempt', { body: { sectionID: id } });
    const { results, total, pages } = await list();
    expect([total, pages]).toEqual([2, 1]);
    expect(results[0]).toMatchObject({
      id: last,
      learner: { firstName: 'An', lastName: 'Đỗ', email: 'an@example.com' },
      section_id: id,
      skill: 'reading',
      part_number: 1,
      title: 'The Canal',
      source: 'marked',
      kind: 'section',
      sitting_id: null,
      seconds: null,
      marks: 3,
      total: 9,
    });
    expect(results[1]).toMatchObject({ learner: { id: world.learnerId }, marks: 2 });
  });

  it('has no name of a learner who is gone', async () => {
    await submit(world.learner, await world.section(readingExam()), 1);
    await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
    expect((await list()).results).toMatchObject([{ learner: null, marks: 1 }]);
  });

  it('has those of one section, of one exam, of one learner [D60]', async () => {
    const full = await world.publish(namedExam('Full'));
    const [one, two] = [firstSection(full), full.sections[1]?.id ?? ''];
    const other = await world.section(readingExam());
    await submit(world.learner, one, 0);
    await submit(world.learner, other, 1);
    const another = await world.newLearner();
    await submit(another, two, 0);
    expect((await list({ section: one })).total).toBe(1);
    expect((await list({ exam: full.exam_id })).results).toMatchObject([{ part_number: 2 }, { part_number: 1 }]);
    expect((await list({ learner: world.learnerId })).total).toBe(2);
    const { of } = await list({ section: one, exam: full.exam_id, learner: world.learnerId });
    expect(of).toMatchObject({
      section: { id: one, title: 'Full, part 1', part_number: 1, exam_id: full.exam_id },
      exam: { id: full.exam_id, title: 'Full', skill: 'reading' },
      learner: { id: world.learnerId },
    });
    expect((await list({ exam: crypto.randomUUID() })).of.exam).toBeNull();
  });

  it('has the first, the last or the best attempt of each learner at each section [D60]', async () => {
    const [one, two] = [await world.section(readingExam()), await world.section(readingExam({ title: 'Two' }))];
    const another = await world.newLearner();
    for (const right of [2, 5, 5, 1]) await submit(world.learner, one, right);
    await submit(another, one, 4);
    await submit(world.learner, two, 0);
    expect(await marks({ section: one, take: 'first' })).toEqual([4, 2]);
    expect(await marks({ section: one, take: 'last' })).toEqual([4, 1]);
    expect(await marks({ section: one, take: 'best' })).toEqual([4, 5]);
    const best = await list({ take: 'best', learner: world.learnerId });
    expect(best.total).toBe(2);
    // The earlier of two equal results is listed.
    const all = await list({ section: one, learner: world.learnerId });
    expect(best.results.map(({ id }) => id)).toContain(all.results[2]?.id);
  });

  it('takes only what the server marked, and the attempts of those who are gone one by one [D60]', async () => {
    const id = await world.section(readingExam());
    await submit(world.learner, id, 2);
    await submit(world.learner, id, 3);
    const report = { sectionID: id, correctCount: 9, total: 9 };
    await world.learner.call('POST /api/user/save-result', { body: report });
    expect((await list()).results[0]).toMatchObject({ source: 'reported', marks: 9 });
    expect(await marks({ take: 'best' })).toEqual([3]);
    await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
    expect(await list({ take: 'best' })).toMatchObject({ total: 2, results: [{ marks: 3 }, { marks: 2 }] });
  });

  it('has those of some days, as they are in the time zone of the deployment [D60]', async () => {
    const id = await world.section(readingExam());
    // 23:58 and 00:00 there.
    test.clock.set('2026-03-03T16:56:00Z');
    await submit(world.learner, id, 1);
    await submit(world.learner, id, 2);
    expect(await marks({ to: '2026-03-03' })).toEqual([1]);
    expect(await marks({ from: '2026-03-04' })).toEqual([2]);
    expect(await marks({ from: '2026-03-03', to: '2026-03-04' })).toEqual([2, 1]);
    expect(await marks({ from: '2026-03-05' })).toEqual([]);
    // Among what the days leave.
    expect(await marks({ to: '2026-03-03', take: 'best' })).toEqual([1]);
  });

  it('is searched by the name and the address of a learner and by titles, whatever the case and the accents', async () => {
    const an = await test.signIn(
      await test.make.learner({ firstName: 'An', lastName: 'Đỗ', email: 'rabbit@example.com' }),
    );
    const [canal, owls] = [await world.section(readingExam()), await world.section(readingExam({ title: 'Owls' }))];
    await submit(world.learner, canal, 1);
    await submit(an, owls, 2);
    for (const search of ['an do', 'RABBIT', 'owl']) expect(await marks({ search })).toEqual([2]);
    expect(await marks({ search: 'the canal' })).toEqual([1]);
    expect(await marks({ search: '%' })).toEqual([]);
    expect(await marks({ search: '  ' })).toEqual([2, 1]);
  });

  it.each([
    ['submitted', 'asc', [4, 1, 3]],
    ['marks', 'desc', [4, 3, 1]],
    ['learner', 'asc', [1, 4, 3]],
    ['test', 'asc', [3, 4, 1]],
  ] as const)('is sorted by %s, %s', async (sort, order, expected) => {
    const [z, a] = [
      await world.section(readingExam({ title: 'Zulu' })),
      await world.section(readingExam({ title: 'Ábaco' })),
    ];
    const people = [];
    for (const firstName of ['Bình', 'ân', 'Chi'])
      people.push(await test.signIn(await test.make.learner({ firstName })));
    const [binh, an, chi] = people;
    if (!binh || !an || !chi) throw new Error('Three were made');
    await submit(binh, z, 4);
    await submit(an, z, 1);
    await submit(chi, a, 3);
    expect(await marks({ sort, order })).toEqual(expected);
  });

  it('has twenty a page, and the last page for one past the end', async () => {
    const id = await world.section(readingExam());
    for (let count = 0; count < 21; count += 1) await submit(world.learner, id, count % 6);
    expect(await list({ page: 2 })).toMatchObject({ total: 21, page: 2, pages: 2, results: [{ marks: 0 }] });
    expect(await list({ page: 9 })).toMatchObject({ page: 2, results: [{ marks: 0 }] });
    expect(await list({ search: 'nobody' })).toMatchObject({ total: 0, page: 1, pages: 1, results: [] });
  });

  it(
    'counts ten thousand at most and says that there are more, also of what a search finds [D88]',
    { timeout: 60_000 },
    async () => {
      const id = await world.section(readingExam());
      const one = await submit(world.learner, id, 3);
      const nobody = await world.newLearner();
      await submit(nobody, id, 5);
      await sql`
      insert into attempts (user_id, section_id, version, started_at, submitted_at, profile, answers, marks, total, verdicts)
      select user_id, section_id, version, started_at, submitted_at - n * interval '1 second', profile, answers, marks, total, verdicts
        from attempts, generate_series(1, ${ROWS_COUNTED}) n where id = ${one}`.execute(test.deps.db);
      const all = { total: ROWS_COUNTED, has_more: true, page: 500, pages: 500 };
      for (const search of ['', 'canal', 'example.com']) {
        expect(await list({ search, page: 501 })).toMatchObject(all);
        expect((await marks({ search, sort: 'marks' })).slice(0, 2)).toEqual([5, 3]);
      }
      expect(await list({ search: 'canal', take: 'first' })).toMatchObject({ total: 2, has_more: false });
    },
  );

  it('has those of deleted users after all names [D88]', async () => {
    const id = await world.section(readingExam());
    const gone = await test.make.learner({ firstName: 'Aaron' });
    await submit(await test.signIn(gone), id, 1);
    for (const right of [2, 3]) await submit(world.learner, id, right);
    await world.admin.call('DELETE /api/users/:id', { params: { id: gone.id } });
    expect(await marks({ sort: 'learner', order: 'asc' })).toEqual([2, 3, 1]);
    expect(await marks({ sort: 'learner', order: 'desc' })).toEqual([1, 3, 2]);
  });

  it('is for administrators only, and refuses what it does not know [D60]', async () => {
    await expect(world.guest.call('GET /api/result', { query: {} })).rejects.toMatchObject({ status: 401 });
    await expect(world.learner.call('GET /api/result', { query: {} })).rejects.toMatchObject({ status: 403 });
    for (const query of ['take=some', 'sort=colour', 'page=0', 'from=yesterday', 'section=x'])
      expect(
        (await world.guest.fetch(`/api/result?${query}`, { headers: { authorization: `Bearer ${world.admin.token}` } }))
          .status,
      ).toBe(422);
  });
});
