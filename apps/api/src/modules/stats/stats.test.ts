import { beforeAll, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { listeningExam, readingExam, RIGHT_ANSWERS } from '../../testing/sample-exams.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

it('has nothing to tell of a learner who has done nothing', async () => {
  const nothing = { attempts: 0, marks: 0, total: 0, best: null, last: null };
  expect(await world.learner.call('GET /api/user/stats', {})).toEqual({
    skills: [
      { skill: 'reading', ...nothing },
      { skill: 'listening', ...nothing },
    ],
    types: [],
  });
  await expect(world.guest.call('GET /api/user/stats', {})).rejects.toMatchObject({ status: 401 });
});

it("adds up the learner's own marked sittings, and leaves reported ones out", async () => {
  const learner = await world.newLearner();
  const reading = await world.section(readingExam());
  const listening = await world.section(listeningExam());
  const save = (sectionID: string, answers: Readonly<Record<string, string | string[]>>) =>
    learner.call('POST /api/user/save-result', { body: { sectionID, answers } });
  await save(reading, RIGHT_ANSWERS);
  test.clock.advance({ minutes: 1 });
  const { date } = await save(reading, { '1': 'FALSE', '3': ['coal', 'tea'] });
  await learner.call('POST /api/user/save-result', { body: { sectionID: reading, correctCount: 9, total: 9 } });
  await save(listening, { '1': 'nine' });
  await (await world.newLearner()).call('POST /api/user/save-result', { body: { sectionID: reading, answers: {} } });

  const { skills, types } = await learner.call('GET /api/user/stats', {});
  expect(skills).toMatchObject([
    { skill: 'reading', attempts: 2, marks: 11, total: 18, best: 100, last: { marks: 2, total: 9, date } },
    { skill: 'listening', attempts: 1, marks: 1, total: 2, best: 50, last: { marks: 1, total: 2 } },
  ]);
  expect(types.find(({ type }) => type === 'MULTI')).toMatchObject({
    attempts: 2,
    marks: 3,
    total: 4,
    best: 100,
    last: { marks: 1, total: 2 },
  });
  expect(types.find(({ type }) => type === 'FILL_BLANKS')).toMatchObject({ attempts: 3, marks: 3, total: 6 });
});
