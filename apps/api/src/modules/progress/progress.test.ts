import { beforeAll, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { begin, finish, fortyMarks, save, sectionIds, start, typed } from '../../testing/content/sitting-makers.ts';
import { listeningExam, readingExam, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';

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

it("adds up the learner's own marked attempts, and leaves reported ones out [L7-16]", async () => {
  const learner = await world.newLearner();
  const reading = await world.section(readingExam());
  const listening = await world.section(listeningExam());
  const sent = (sectionID: string, answers: Readonly<Record<string, string | string[]>>) =>
    learner.call('POST /api/user/save-result', { body: { sectionID, answers } });
  await sent(reading, RIGHT_ANSWERS);
  test.clock.advance({ minutes: 1 });
  const { date } = await sent(reading, { '1': 'FALSE', '3': ['coal', 'tea'] });
  await learner.call('POST /api/user/save-result', { body: { sectionID: reading, correctCount: 9, total: 9 } });
  await sent(listening, { '1': 'nine' });
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

it('takes the parts of a whole test, which end at one moment, as the last one together', async () => {
  const learner = await world.newLearner();
  const sectionID = await world.section(readingExam());
  await learner.call('POST /api/user/save-result', { body: { sectionID, answers: RIGHT_ANSWERS } });
  test.clock.advance({ minutes: 1 });
  const exam = await world.publish(fortyMarks());
  const { id } = await begin(learner, exam);
  await start(learner, id);
  const now = test.deps.now().getTime();
  const sections = sectionIds(exam).map((section) => ({
    sectionID: section,
    changes: typed({ '1': 'TRUE', '14': 'TRUE', '40': 'TRUE' }, now),
  }));
  await save(learner, id, ...sections);
  await finish(learner, id);
  const { skills, types } = await learner.call('GET /api/user/stats', {});
  expect(skills[0]).toMatchObject({ attempts: 4, marks: 12, total: 49, last: { marks: 3, total: 40 } });
  expect(types.find(({ type }) => type === 'TFNG')).toMatchObject({ attempts: 4, last: { marks: 3, total: 40 } });
});

it('counts no attempt in progress, and counts it once its time is up', async () => {
  const learner = await world.newLearner();
  const sectionID = await world.section(readingExam({ time: 20 }));
  const { id } = await learner.call('POST /api/attempt', { body: { sectionID } });
  const changes = { '1': { value: 'FALSE', at: test.deps.now().getTime() } };
  await learner.call('PATCH /api/attempt/:id', { params: { id }, body: { changes } });
  expect(await learner.call('GET /api/user/stats', {})).toMatchObject({
    skills: [{ skill: 'reading', attempts: 0, last: null }, { attempts: 0 }],
    types: [],
  });
  test.clock.advance({ minutes: 21 });
  const { skills, types } = await learner.call('GET /api/user/stats', {});
  expect(skills[0]).toMatchObject({ attempts: 1, marks: 1, total: 9, best: 11.1, last: { marks: 1, total: 9 } });
  expect(types.find(({ type }) => type === 'TFNG')).toMatchObject({ attempts: 1, marks: 1, total: 1 });
});

it('counts an attempt by the version it was taken on, whatever became of the test since', async () => {
  const learner = await world.newLearner();
  const saved = await world.publish(readingExam());
  const sectionID = firstSection(saved);
  const { exam_id } = saved;
  await learner.call('POST /api/user/save-result', { body: { sectionID, answers: RIGHT_ANSWERS } });
  const before = await learner.call('GET /api/user/stats', {});
  const tfng = { type: 'TFNG', instruction: 'True or false?' } as const;
  const questions = [{ number: 1, question: 'The canal was dug by machine.', answer: 'TRUE' }];
  await world.admin.call('PUT /api/exam/:exam_id', {
    params: { exam_id },
    body: readingExam({ groups: [{ ...tfng, questions }] }),
  });
  expect(await learner.call('GET /api/user/stats', {})).toEqual(before);
  await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
  expect(await learner.call('GET /api/user/stats', {})).toEqual(before);
});

it('believes no marks that a learner reports: alone they leave nothing to tell', async () => {
  const learner = await world.newLearner();
  const sectionID = await world.section(readingExam());
  await learner.call('POST /api/user/save-result', { body: { sectionID, correctCount: 9, total: 9 } });
  const { skills, types } = await learner.call('GET /api/user/stats', {});
  expect(skills.map(({ attempts, last }) => [attempts, last])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(types).toEqual([]);
});
