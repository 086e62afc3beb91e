import { beforeEach, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const read = (attemptID: string, client = world.admin) =>
  client.call('GET /api/result/:attemptID', { params: { attemptID } });

it('is what the learner saw, with whose it is, of which test and how long each answer took [D60]', async () => {
  const saved = await world.publish(readingExam({ title: 'Old' }));
  const sectionID = saved.sections[0]?.id ?? '';
  const { id, started_at } = await world.learner.call('POST /api/attempt', { body: { sectionID } });
  const at = (seconds: number) => Date.parse(started_at) + seconds * 1000;
  test.clock.advance({ minutes: 2 });
  const changes = { '1': { value: 'FALSE', at: at(30) }, '2': { value: 'a road', at: at(90) } };
  await world.learner.call('PATCH /api/attempt/:id', { params: { id }, body: { changes } });
  await world.learner.call('POST /api/user/save-result', {
    body: { sectionID, attemptID: id, answers: { '1': 'FALSE', '2': 'a road' } },
  });
  await world.admin.call('PUT /api/exam/:exam_id', {
    params: { exam_id: saved.exam_id },
    body: readingExam({ title: 'New' }),
  });
  const { now: _now, ...own } = (await world.learner.call('GET /api/attempt/:id', { params: { id } })).attempt;
  const { section, result } = await world.learner.call('GET /api/attempt/:id', { params: { id } });
  const detail = await read(id);
  expect(detail).toMatchObject({ attempt: own, section, result });
  expect(detail.section.title).toBe('Old');
  expect(detail.result.keys[0]?.answers).toEqual(['FALSE']);
  expect(detail).toMatchObject({
    learner: { id: world.learnerId },
    exam: { id: saved.exam_id, title: 'New' },
    source: 'marked',
    sitting_id: null,
    answered_after: { '1': 30, '2': 90 },
  });
  expect(detail.seconds).toBeGreaterThanOrEqual(120);
});

it('has no times of answers that arrived whole, and no answers where only marks were reported', async () => {
  const sectionID = await world.section(readingExam());
  const whole = await world.learner.call('POST /api/user/save-result', { body: { sectionID, answers: RIGHT_ANSWERS } });
  expect(await read(whole.attemptID)).toMatchObject({ seconds: null, answered_after: {}, result: { correctCount: 9 } });
  const report = { sectionID, correctCount: 4, total: 9 };
  const reported = await world.learner.call('POST /api/user/save-result', { body: report });
  expect(await read(reported.attemptID)).toMatchObject({
    source: 'reported',
    result: { correctCount: 4, verdicts: [], keys: [] },
  });
});

it('stays when its test and its learner are gone', async () => {
  const saved = await world.publish(readingExam());
  const body = { sectionID: saved.sections[0]?.id ?? '', answers: RIGHT_ANSWERS };
  const { attemptID } = await world.learner.call('POST /api/user/save-result', { body });
  await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: saved.exam_id }, query: {} });
  await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
  expect(await read(attemptID)).toMatchObject({ learner: null, section: { title: 'The Canal' } });
});

it('is not there before it is submitted, and for nobody but administrators [D60]', async () => {
  const sectionID = await world.section(readingExam());
  const { id } = await world.learner.call('POST /api/attempt', { body: { sectionID } });
  await expect(read(id)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  await expect(read(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
  await world.learner.call('POST /api/user/save-result', {
    body: { sectionID, attemptID: id, answers: { '1': 'FALSE' } },
  });
  expect((await read(id)).result.correctCount).toBe(1);
  await expect(read(id, world.learner)).rejects.toMatchObject({ status: 403 });
  await expect(read(id, world.guest)).rejects.toMatchObject({ status: 401 });
});
