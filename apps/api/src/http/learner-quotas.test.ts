import { ApiError } from '@bandwise/api-contract/client';
import { allRoutes } from '@bandwise/api-contract/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../testing/content/content-makers.ts';
import { readingExam } from '../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { LEARNER_QUOTAS } from '../platform/throttle/learner-quotas.ts';

/** Two calls of each kind in a minute. */
const TWICE = { tries: 2, seconds: 60, message: 'That was too much. Please try again' };
const quotas = { saves: [TWICE], starts: [TWICE], submissions: [TWICE], practice: [TWICE] };

let test: TestApp;
let world: ContentWorld;
let sectionID: string;
let examId: string;
beforeEach(async () => {
  test = await createTestApp({ app: { quotas } });
  world = await createContentWorld(test);
  const exam = await world.publish(readingExam());
  [sectionID, examId] = [firstSection(exam), exam.exam_id];
});

const NOWHERE = { id: '00000000-0000-7000-8000-000000000000' };
type Learner = ContentWorld['learner'];

const start = (by: Learner) => by.call('POST /api/attempt', { body: { sectionID } });
const submit = (by: Learner) =>
  by.call('POST /api/user/save-result', { body: { sectionID, answers: { '1': 'TRUE' } } });
const changes = (value: string) => ({ '1': { value, at: 1 } });

/** Each call, in a way that may fail for any reason but its quota. */
const CALLS: Record<string, (by: Learner) => Promise<unknown>> = {
  'POST /api/attempt': start,
  'DELETE /api/attempt/:id': (by) => by.call('DELETE /api/attempt/:id', { params: NOWHERE }),
  'PATCH /api/attempt/:id': (by) =>
    by.call('PATCH /api/attempt/:id', { params: NOWHERE, body: { changes: changes('TRUE') } }),
  'POST /api/user/save-result': submit,
  'POST /api/submission': (by) =>
    by.call('POST /api/submission', { body: { id: NOWHERE.id, sectionID: NOWHERE.id, text: 'A text' } }),
  'POST /api/submission/recordings': (by) =>
    by.call('POST /api/submission/recordings', { body: { id: NOWHERE.id, recordings: [NOWHERE.id] } }),
  'POST /api/recording': (by) =>
    by.call('POST /api/recording', {
      body: { id: NOWHERE.id, sectionID: NOWHERE.id, prompt: 0, content_type: 'audio/webm' },
    }),
  'POST /api/recording/:id/finish': (by) =>
    by.call('POST /api/recording/:id/finish', { params: NOWHERE, body: { chunks: 1, duration_ms: 1, levels: [] } }),
  'PUT /api/recording/:id/chunk/:number': (by) =>
    by.call('PUT /api/recording/:id/chunk/:number', {
      params: { ...NOWHERE, number: 0 },
      file: new Blob(['sound']),
    }),
  'PUT /api/submission/:id/self-assessment': (by) =>
    by.call('PUT /api/submission/:id/self-assessment', { params: NOWHERE, body: { bands: {} } }),
  'PUT /api/submission/draft/:sectionID': (by) =>
    by.call('PUT /api/submission/draft/:sectionID', {
      params: { sectionID: NOWHERE.id },
      body: { id: NOWHERE.id, text: { value: 'A text', at: 1 } },
    }),
  'POST /api/membership': (by) => by.call('POST /api/membership', { body: { code: 'ABC234D' } }),
  'DELETE /api/membership/:classID': (by) =>
    by.call('DELETE /api/membership/:classID', { params: { classID: NOWHERE.id } }),
  'POST /api/assigned/:id/start': (by) =>
    by.call('POST /api/assigned/:id/start', { params: NOWHERE, body: { item: 0 } }),
  'PUT /api/user/assignment-mails': (by) => by.call('PUT /api/user/assignment-mails', { body: { on: true } }),
  'POST /api/sitting': (by) => by.call('POST /api/sitting', { body: { exams: [examId] } }),
  'POST /api/sitting/keep': (by) =>
    by.call('POST /api/sitting/keep', {
      body: { exams: [{ exam_id: examId, attempt: 'none', sections: [{ sectionID }] }], events: [] },
    }),
  'DELETE /api/sitting/:id': (by) => by.call('DELETE /api/sitting/:id', { params: NOWHERE }),
  'PATCH /api/sitting/:id': (by) => by.call('PATCH /api/sitting/:id', { params: NOWHERE, body: { sections: [] } }),
  'POST /api/sitting/:id/next': (by) =>
    by.call('POST /api/sitting/:id/next', { params: NOWHERE, body: { exam: 0, phase: 'pause' } }),
  'POST /api/sitting/:id/finish': (by) =>
    by.call('POST /api/sitting/:id/finish', { params: NOWHERE, body: { exam: 0 } }),
  'POST /api/sitting/:id/presence': (by) =>
    by.call('POST /api/sitting/:id/presence', { params: NOWHERE, body: { left_count: 0, left_seconds: 0 } }),
  'POST /api/sitting/:id/unheard': (by) =>
    by.call('POST /api/sitting/:id/unheard', { params: NOWHERE, body: { exam: 0, from: 0, to: 1 } }),
  'POST /api/practice/check': (by) =>
    by.call('POST /api/practice/check', {
      body: { turn: NOWHERE.id, sectionID, version: 1, numbers: [1], answers: { '1': 'TRUE' } },
    }),
  'PATCH /api/practice/turn/:id': (by) =>
    by.call('PATCH /api/practice/turn/:id', { params: NOWHERE, body: { say: 'good' } }),
};

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  );

describe('what a learner stores', () => {
  it('has a quota with every call of the table that stores it [D171]', () => {
    const limited = Object.entries(allRoutes).flatMap(([key, contract]) => ('quota' in contract ? [key] : []));
    expect(limited.toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it.each(Object.entries(CALLS))('is refused beyond the quota, for that learner alone: %s [D171]', async (_, call) => {
    const before = [await statusOf(call(world.learner)), await statusOf(call(world.learner))];
    expect(before).not.toContain(429);
    await expect(call(world.learner)).rejects.toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: expect.stringMatching(/^That was too much\. Please try again in \d+ seconds\.$/),
      retryAfter: expect.toSatisfy((seconds: number) => seconds >= 1 && seconds <= 60),
    });
    expect(await statusOf(call(await world.newLearner()))).not.toBe(429);
    expect(await statusOf(world.learner.call('GET /api/attempt', { query: {} }))).toBe(200);
  });

  it('is not more after refused submissions, and the attempt is as it was', async () => {
    const { learner } = world;
    const { id } = await start(learner);
    await learner.call('PATCH /api/attempt/:id', { params: { id }, body: { changes: changes('TRUE') } });
    await learner.call('PATCH /api/attempt/:id', { params: { id }, body: { changes: changes('FALSE') } });
    await expect(
      learner.call('PATCH /api/attempt/:id', { params: { id }, body: { changes: changes('NOT GIVEN') } }),
    ).rejects.toMatchObject({ status: 429 });
    await submit(learner);
    await submit(learner);
    const stored = (await learner.call('GET /api/attempt', { query: {} })).attempts;
    for (let again = 0; again < 5; again += 1) await expect(submit(learner)).rejects.toMatchObject({ status: 429 });
    expect((await learner.call('GET /api/attempt', { query: {} })).attempts).toEqual(stored);
  });

  it('has no quota in a load test', async () => {
    const beside = await createTestApp({ beside: test, env: { NODE_ENV: 'test' } });
    const learner = Object.assign(beside.guest(), { token: world.learner.token });
    for (let again = 0; again < 5; again += 1) expect(await statusOf(start(learner))).toBe(200);
  });
});

describe('the quotas of the product', () => {
  it('let a page save every second in four tabs, and a class submit at the same moment [D171]', async () => {
    expect(LEARNER_QUOTAS.saves[0].tries / LEARNER_QUOTAS.saves[0].seconds).toBeGreaterThanOrEqual(4);
    const real = await createTestApp({ beside: test, app: { quotas: LEARNER_QUOTAS } });
    const learners = await Promise.all(Array.from({ length: 30 }, () => world.newLearner()));
    const sent = learners.map(({ token }) => submit(Object.assign(real.guest(), { token })));
    expect(new Set(await Promise.all(sent.map(statusOf)))).toEqual(new Set([200]));
  });

  it('end a script that submits without a pause', async () => {
    const real = await createTestApp({ beside: test, app: { quotas: LEARNER_QUOTAS } });
    const learner = Object.assign(real.guest(), { token: world.learner.token });
    const sent = Array.from({ length: 100 }, () => statusOf(submit(learner)));
    const statuses = await Promise.all(sent);
    expect(statuses.filter((status) => status === 200)).toHaveLength(LEARNER_QUOTAS.submissions[0].tries);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100 - LEARNER_QUOTAS.submissions[0].tries);
  });
});
