import type { ResultListQuery } from '@bandwise/api-contract/admin';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { writingExam } from '../../testing/content/sample-exams.ts';
import {
  begin,
  createSittingWorld,
  finish,
  fortyMarks,
  save,
  sectionIds,
  start,
  typed,
  type SittingWorld,
} from '../../testing/content/sitting-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';

let world: SittingWorld;
beforeEach(async () => {
  world = await createSittingWorld(await createTestApp());
});

const list = (query: Partial<ResultListQuery> = {}) =>
  world.admin.call('GET /api/result', { query: { kind: 'exam', ...query } });

/** Sits an exam of forty marks for ten minutes, with as many right answers. */
async function sit(exam: Awaited<ReturnType<SittingWorld['publish']>>, right: number, client = world.learner) {
  const { id } = await begin(client, exam);
  await start(client, id);
  const [sectionID = ''] = sectionIds(exam);
  const answers = Object.fromEntries(Array.from({ length: right }, (_, index) => [`${index + 1}`, 'TRUE']));
  await save(client, id, { sectionID, changes: typed(answers, Date.now()) });
  world.test.clock.advance({ minutes: 10 });
  await finish(client, id);
  return id;
}

describe('the results of whole exams', () => {
  it('are there once the sitting is over, with marks, the band and how long it took [D60]', async () => {
    const exam = await world.publish(fortyMarks());
    const { id: running } = await begin(await world.newLearner(), exam);
    const id = await sit(exam, 13);
    const { results, total, of } = await list({ exam: exam.exam_id });
    expect(total).toBe(1);
    expect(results).toMatchObject([
      {
        kind: 'exam',
        sitting_id: id,
        learner: { id: world.learnerId },
        exam_id: exam.exam_id,
        title: 'Rivers',
        skill: 'reading',
        variant: 'academic',
        marks: 13,
        total: 40,
        band: { band: 4.5 },
      },
    ]);
    expect(results[0]?.seconds).toBeGreaterThanOrEqual(600);
    expect(of.exam).toEqual({ id: exam.exam_id, skill: 'reading', title: 'Rivers' });
    // Its parts are attempts like any other, those of the running one are not.
    const parts = await world.admin.call('GET /api/result', { query: { exam: exam.exam_id } });
    expect(parts.results.map((row) => row.kind === 'section' && [row.part_number, row.marks, row.sitting_id])).toEqual(
      expect.arrayContaining([
        [1, 13, id],
        [2, 0, id],
        [3, 0, id],
      ]),
    );
    expect(parts.total).toBe(3);
    await expect(world.admin.call('GET /api/result/sitting/:id', { params: { id: running } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('are the first, last or best of each learner, and of a section those of its exam', async () => {
    const [exam, other] = [await world.publish(fortyMarks()), await world.publish(fortyMarks())];
    for (const right of [5, 9, 2]) await sit(exam, right);
    await sit(other, 1);
    const another = await world.newLearner();
    await sit(exam, 3, another);
    const marks = async (query: Partial<ResultListQuery>) =>
      (await list(query)).results.map((row) => 'marks' in row && row.marks);
    expect(await marks({ exam: exam.exam_id, take: 'first' })).toEqual([3, 5]);
    expect(await marks({ exam: exam.exam_id, take: 'last' })).toEqual([3, 2]);
    expect(await list({ section: sectionIds(exam)[1] ?? '', take: 'best' })).toMatchObject({
      total: 2,
      results: [{ marks: 3 }, { marks: 9 }],
    });
    expect(await marks({ learner: world.learnerId, take: 'best' })).toEqual([1, 9]);
    expect(await marks({ search: 'rivers', sort: 'marks', order: 'asc' })).toEqual([1, 2, 3, 5, 9]);
    expect(await marks({ search: 'no such' })).toEqual([]);
  });

  it('follow what the sitting holds, and stay without the name of a learner who is gone', async () => {
    const id = await sit(await world.publish(fortyMarks()), 2);
    const { db } = world.test.deps;
    await sql`update sittings set results = jsonb_set(results, '{0,marks}', '30') where id = ${id}`.execute(db);
    expect((await list()).results).toMatchObject([{ marks: 30, band: { band: 7 } }]);
    await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
    expect((await list()).results).toMatchObject([{ marks: 30, learner: null }]);
    expect((await world.admin.call('GET /api/result/sitting/:id', { params: { id } })).learner).toBeNull();
  });

  it('leave out an exam of a sitting that was not sat', async () => {
    const exams = [await world.publish(fortyMarks()), await world.publish(writingExam())];
    const { id } = await begin(world.learner, ...exams);
    await start(world.learner, id);
    await world.learner.call('POST /api/sitting/:id/finish', { params: { id }, body: { exam: 0, all: true } });
    expect((await list()).results.map(({ exam_id }) => exam_id)).toEqual([exams[0]?.exam_id]);
  });

  it('are there as soon as the time is over, before anybody has looked at the sitting [D90]', async () => {
    const exam = await world.publish(fortyMarks());
    const { id } = await begin(world.learner, exam);
    await start(world.learner, id);
    const result = () => world.admin.call('GET /api/result/sitting/:id', { params: { id } });
    await expect(result()).rejects.toMatchObject({ status: 404 });
    world.test.clock.advance({ hours: 1, minutes: 1 });
    expect((await result()).result.exams).toMatchObject([{ sat: true, marks: 0, total: 40 }]);
  });

  it('are not there of a sitting that was finished and never begun: it goes on [D90]', async () => {
    const { id } = await begin(world.learner, await world.publish(fortyMarks()));
    expect((await finish(world.learner, id)).state.phase).toBe('instructions');
    await expect(world.admin.call('GET /api/result/sitting/:id', { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    await start(world.learner, id);
    await finish(world.learner, id);
    expect((await list()).results).toMatchObject([{ sitting_id: id }]);
  });

  it('of writing have no marks, and what was written is read [D60]', async () => {
    const exam = await world.publish(writingExam());
    const [sectionID = ''] = sectionIds(exam);
    const { id } = await begin(world.learner, exam);
    await start(world.learner, id);
    await save(world.learner, id, { sectionID, text: { value: 'The chart shows rain.', at: Date.now() } });
    await finish(world.learner, id);
    expect((await list({ take: 'best' })).results).toMatchObject([{ marks: null, band: null, skill: 'writing' }]);
    const { learner, result } = await world.admin.call('GET /api/result/sitting/:id', { params: { id } });
    expect(learner?.id).toBe(world.learnerId);
    expect(result.exams[0]?.parts).toMatchObject([{ text: 'The chart shows rain.', marks: null }]);
  });
});

describe('a learner', () => {
  it('is told of with their skills, their question types and the bands of whole exams over time [D60]', async () => {
    const exam = await world.publish(fortyMarks());
    await sit(exam, 13);
    await sit(exam, 10);
    await sit(exam, 1, await world.newLearner());
    const { learner, stats, bands } = await world.admin.call('GET /api/result/learner/:id', {
      params: { id: world.learnerId },
    });
    expect(learner).toMatchObject({ id: world.learnerId, firstName: 'Lan' });
    expect(bands.map(({ marks, band }) => [marks, band?.band])).toEqual([
      [13, 4.5],
      [10, 4],
    ]);
    expect(stats).toEqual(await world.learner.call('GET /api/user/stats', {}));
    expect(stats.types).toMatchObject([{ type: 'TFNG', marks: 23, total: 80 }]);
    await expect(
      world.admin.call('GET /api/result/learner/:id', { params: { id: crypto.randomUUID() } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
