import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createParts } from '../../../handlers.ts';
import { LATE_ANSWERS_GRACE } from '../../../limits.ts';
import { Caches } from '../../../platform/cache/caches.ts';
import { fullReadingExam } from '../../../testing/content/sample-exams.ts';
import {
  begin,
  createSittingWorld,
  read,
  save,
  sectionIds,
  start,
  typed,
} from '../../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { closeDueJob } from './close-due.job.ts';
import { closeDue } from './close-due.ts';

/** The closing work of another process on the same database and clock. */
const workOf = ({ deps }: TestApp) => createParts({ ...deps, caches: new Caches() }).sittings;

const stored = ({ deps }: TestApp) =>
  deps.db
    .selectFrom('sittings as s')
    .leftJoin('attempts as a', 'a.sitting_id', 's.id')
    .select(['s.ended_at', 's.results', 'a.submitted_at', 'a.user_id', 'a.marks'])
    .orderBy('a.marks', 'desc')
    .execute();

describe('what is over and nobody looks at', () => {
  it('is closed once by any number of processes at once, with what was saved [D40]', async () => {
    const test = await createTestApp();
    const { newLearner, publish } = await createSittingWorld(test);
    const exam = await publish(fullReadingExam());
    const [sectionID = ''] = sectionIds(exam);
    for (let count = 0; count < 6; count += 1) {
      const learner = await newLearner();
      const { id } = await begin(learner, exam);
      await start(learner, id);
      await save(learner, id, { sectionID, changes: typed({ '1': 'TRUE' }, Date.now()) });
    }
    const works = [workOf(test), workOf(test), workOf(test)];
    await Promise.all(works.map(closeDue));
    expect((await stored(test)).every(({ ended_at }) => ended_at === null)).toBe(true);
    // Over, but what was typed in time may still arrive.
    test.clock.advance({ minutes: 40, seconds: 20 });
    await Promise.all(works.map(closeDue));
    expect((await stored(test)).every(({ ended_at }) => ended_at === null)).toBe(true);
    test.clock.advance({ seconds: 20 });
    await Promise.all(works.map(closeDue));
    const rows = await stored(test);
    expect(rows.map(({ marks }) => marks)).toEqual([
      ...Array.from({ length: 6 }, () => 1),
      ...Array.from({ length: 6 }, () => 0),
    ]);
    expect(rows.every(({ ended_at, user_id, submitted_at }) => ended_at && user_id && submitted_at)).toBe(true);
    expect(rows[0]?.results).toEqual([{ sat: true, marks: 1, total: 4 }]);
  });

  it('is closed by the first run after its end, and the run of the minute before requests that run', async () => {
    const test = await createTestApp();
    const { learner, publish } = await createSittingWorld(test);
    const { id } = await begin(learner, await publish(fullReadingExam()));
    await start(learner, id);
    const requested = async () =>
      (
        await sql<{ at: Date }>`select start_after as at from pgboss.job where name = ${closeDueJob.name}`.execute(
          test.deps.db,
        )
      ).rows.map(({ at }) => at);
    const work = { jobs: test.deps.jobs, sittings: workOf(test) };
    await closeDueJob.run(work, {});
    expect(await requested()).toEqual([]);
    test.clock.advance({ minutes: 38 });
    await closeDueJob.run(work, {});
    await closeDueJob.run(work, {});
    const [at = new Date(0), ...others] = await requested();
    expect(others).toEqual([]);
    const [{ ends_at } = { ends_at: new Date(0) }] = await test.deps.db
      .selectFrom('sittings')
      .select('ends_at')
      .execute();
    const late = at.getTime() - ends_at.getTime() - LATE_ANSWERS_GRACE;
    expect([late >= 0, late < 5000]).toEqual([true, true]);
    expect((await stored(test))[0]?.ended_at).toBeNull();
    // The database's clock has reached the time, and this process's clock has not.
    await closeDueJob.run(work, { at: at.toISOString() });
    expect((await stored(test))[0]?.ended_at).not.toBeNull();
  });

  it('is closed also where its learner is gone: nobody owns it', async () => {
    const test = await createTestApp();
    const { learner, learnerId, admin, publish } = await createSittingWorld(test);
    const { id } = await begin(learner, await publish(fullReadingExam()));
    await start(learner, id);
    await admin.call('DELETE /api/users/:id', { params: { id: learnerId } });
    test.clock.advance({ minutes: 41 });
    await closeDue(workOf(test));
    const [row] = await stored(test);
    expect([row?.user_id, row?.ended_at === null, row?.submitted_at === null]).toEqual([null, false, false]);
  });
});

describe('extra time', () => {
  it("is an account's, lengthens what its learner is sitting, and is not taken back there [D41]", async () => {
    const test = await createTestApp();
    const { learner, learnerId, admin, publish } = await createSittingWorld(test);
    const { id } = await begin(learner, await publish(fullReadingExam()));
    await start(learner, id);
    const grant = (percent: number, minutes: number) =>
      admin.call('PATCH /api/users/:id', { params: { id: learnerId }, body: { extra_time: { percent, minutes } } });
    const minutes = async () => {
      const { state } = await read(learner, id);
      return ((state.deadline ?? 0) - state.since) / 60_000;
    };
    expect(await minutes()).toBe(40);
    await grant(25, 5);
    expect(await minutes()).toBe(55);
    await grant(0, 0);
    expect(await minutes()).toBe(55);
    test.clock.advance({ minutes: 54 });
    expect((await read(learner, id)).state.phase).toBe('running');
    test.clock.advance({ minutes: 2 });
    expect((await read(learner, id)).status).toBe('ended');
    const { entries } = await admin.call('GET /api/audit', { query: { search: 'extra time' } });
    expect(entries).toHaveLength(2);
    await grant(50, 0);
    const { plan } = await begin(learner, await publish(fullReadingExam()));
    expect(plan.extra_time).toEqual({ percent: 50, minutes: 0 });
  });

  it.each([[{ percent: 201, minutes: 0 }], [{ percent: -1, minutes: 0 }], [{ percent: 0, minutes: 1.5 }]])(
    'is refused beyond its limits: %j',
    async (extra_time) => {
      const { admin, learnerId } = await createSittingWorld(await createTestApp());
      const change = admin.call('PATCH /api/users/:id', { params: { id: learnerId }, body: { extra_time } });
      await expect(change).rejects.toMatchObject({ status: 422 });
    },
  );
});
