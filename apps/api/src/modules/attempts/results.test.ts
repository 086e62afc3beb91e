import { savedResultSchema } from '@bandwise/api-contract/learner';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { READING_TOTAL, readingExam, RIGHT_ANSWERS, writingExam } from '../../testing/content/sample-exams.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

type Answers = Readonly<Record<string, string | string[]>>;
const submit = (client: TestClient, body: { sectionID: string; answers: Answers; attemptID?: string }) =>
  client.call('POST /api/user/save-result', { body });
const report = (client: TestClient, body: { sectionID: string; correctCount: number; total: number }) =>
  client.call('POST /api/user/save-result', { body });
const start = (client: TestClient, sectionID: string) => client.call('POST /api/attempt', { body: { sectionID } });
const last = (client: TestClient, sectionID: string) =>
  client.call('GET /api/user/last-result', { query: { sectionID } });
const attempts = async (client: TestClient, sectionID: string) =>
  (await client.call('GET /api/attempt', { query: { sectionID } })).attempts;

describe('submitting answers', () => {
  it('marks on the server and answers verdicts, keys and explanation, in the fields of the contract and no other', async () => {
    const sectionID = await world.section(readingExam());
    const learner = await world.newLearner();
    const response = await learner.fetch('/api/user/save-result', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${learner.token}` },
      body: JSON.stringify({ sectionID, answers: RIGHT_ANSWERS }),
    });
    const result: unknown = await response.json();
    expect(savedResultSchema.parse(result)).toEqual(result);
    expect(result).toMatchObject({ success: true, correctCount: READING_TOTAL, total: READING_TOTAL });
    expect(result).toHaveProperty('explanation', expect.stringContaining('first paragraph'));
  });

  it('gives a mark for each right answer and none for a blank', async () => {
    const sectionID = await world.section(readingExam());
    const result = await submit(await world.newLearner(), {
      sectionID,
      answers: { '1': 'TRUE', '3': ['coal', 'tea'], '9-1': 'hand', nonsense: 'x' },
    });
    expect(result).toMatchObject({ correctCount: 1, total: READING_TOTAL });
    expect(result.verdicts.find(({ number }) => number === 3)).toMatchObject({ marks: 1, total: 2, correct: false });
    expect(result.verdicts.find(({ number }) => number === 2)).toMatchObject({ blank: true, reason: 'blank' });
    expect(result.keys.find(({ number }) => number === 5)).toMatchObject({ answers: ['harbour', 'harbor'] });
  });

  it('takes as many answers as a part may have blanks [D29]', async () => {
    const blanks = Array.from({ length: 60 }, (_, at) => [1, 2, 3, 4].map((subpart) => `${at + 1}-${subpart}`)).flat();
    const questions = blanks.map((number) => ({ number, answer: 'coal' }));
    const sectionID = await world.section(readingExam({ groups: [{ type: 'FILL_BLANKS', questions }] }));
    const learner = await world.newLearner();
    const { id } = await start(learner, sectionID);
    const changes = Object.fromEntries(blanks.map((address) => [address, { value: 'coal', at: 1 }]));
    const { answers } = await learner.call('PATCH /api/attempt/:id', { params: { id }, body: { changes } });
    expect(await submit(learner, { sectionID, answers, attemptID: id })).toMatchObject({ correctCount: 60, total: 60 });
  });

  it('does not take for a report what was sent with answers that cannot be read [L7-26]', async () => {
    const sectionID = await world.section(readingExam());
    const learner = await world.newLearner();
    const body = { sectionID, correctCount: READING_TOTAL, total: READING_TOTAL, answers: { '1': 7 } };
    const reply = await learner.fetch('/api/user/save-result', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${learner.token}` },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(422);
    expect(await attempts(learner, sectionID)).toEqual([]);
  });

  it('gives nothing for ticking everything', async () => {
    const sectionID = await world.section(readingExam());
    const answers = { '3': ['silk', 'coal', 'tea', 'timber'] };
    expect(await submit(await world.newLearner(), { sectionID, answers })).toMatchObject({ correctCount: 0 });
  });

  it('marks by the rules of the deployment', async () => {
    const sectionID = await world.section(readingExam());
    const byDefault = await submit(await world.newLearner(), { sectionID, answers: { '1': 'false' } });
    expect(byDefault.correctCount).toBe(1);
    const spec = await createTestApp({ beside: test, env: { MARKING_PROFILE: 'spec' } });
    const learner = await spec.signIn(await spec.make.learner({ email: 'spec@example.com' }));
    expect((await submit(learner, { sectionID, answers: { '1': 'false' } })).correctCount).toBe(0);
  });

  it('refuses a guest, a section that is not there, one that is not marked, and what is no answer', async () => {
    const sectionID = await world.section(readingExam());
    await expect(submit(world.guest, { sectionID, answers: {} })).rejects.toMatchObject({ status: 401 });
    await expect(submit(world.learner, { sectionID: crypto.randomUUID(), answers: {} })).rejects.toMatchObject({
      status: 404,
    });
    const writing = await world.section(writingExam());
    await expect(submit(world.learner, { sectionID: writing, answers: {} })).rejects.toMatchObject({ status: 422 });
    const wrong = await world.learner.fetch('/api/user/save-result', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${world.learner.token}` },
      body: JSON.stringify({ sectionID, answers: { '1': 7 } }),
    });
    expect(wrong.status).toBe(422);
  });
});

describe('an attempt', () => {
  it('is submitted by its id, and answers its first result however often it is sent', async () => {
    const sectionID = await world.section(readingExam());
    const learner = await world.newLearner();
    const { id: attemptID } = await start(learner, sectionID);
    const first = await submit(learner, { sectionID, attemptID, answers: { '1': 'FALSE' } });
    expect(first).toMatchObject({ correctCount: 1, attemptID });
    expect(await submit(learner, { sectionID, attemptID, answers: RIGHT_ANSWERS })).toEqual(first);
    expect(await attempts(learner, sectionID)).toHaveLength(1);
  });

  it('is submitted once when it is sent twice at the same moment, to two processes', async () => {
    const account = await test.make.learner();
    const beside = await createTestApp({ beside: test });
    const [here, there] = [await test.signIn(account), await beside.signIn(account)];
    for (let round = 0; round < 5; round += 1) {
      const sectionID = await world.section(readingExam());
      const { id: attemptID } = await start(here, sectionID);
      const results = await Promise.all(
        [here, there, here, there, here, there].map((client, index) =>
          submit(client, { sectionID, attemptID, answers: index % 2 ? RIGHT_ANSWERS : { '1': 'FALSE' } }),
        ),
      );
      for (const result of results) expect(result).toEqual(results[0]);
      expect(await attempts(here, sectionID)).toHaveLength(1);
    }
  });

  it('is found without its id while it is in progress', async () => {
    const sectionID = await world.section(readingExam());
    const learner = await world.newLearner();
    const { id } = await start(learner, sectionID);
    const first = await submit(learner, { sectionID, answers: {} });
    expect(first).toMatchObject({ attemptID: id });
    expect(await submit(learner, { sectionID, answers: {} })).toEqual(first);
    test.clock.advance({ seconds: 61 });
    const another = await submit(learner, { sectionID, answers: {} });
    expect(another.attemptID).not.toBe(id);
  });

  it("is not another learner's, nor another section's", async () => {
    const [sectionID, other] = [await world.section(readingExam()), await world.section(readingExam())];
    const learner = await world.newLearner();
    const { id: attemptID } = await start(learner, sectionID);
    await expect(submit(await world.newLearner(), { sectionID, attemptID, answers: {} })).rejects.toMatchObject({
      status: 404,
    });
    await expect(submit(learner, { sectionID: other, attemptID, answers: {} })).rejects.toMatchObject({ status: 404 });
  });

  it('is marked on the version it was taken on', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const learner = await world.newLearner();
    const { id: attemptID } = await start(learner, sectionID);
    const groups = [{ type: 'TFNG', questions: [{ number: 1, question: 'Changed', answer: 'TRUE' }] }];
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: readingExam({ groups }),
    });
    expect(await submit(learner, { sectionID, attemptID, answers: RIGHT_ANSWERS })).toMatchObject({
      correctCount: 9,
      total: 9,
    });
    test.clock.advance({ seconds: 61 });
    expect(await submit(learner, { sectionID, answers: RIGHT_ANSWERS })).toMatchObject({ correctCount: 0, total: 1 });
  });

  it('can still be submitted after its test was deleted or locked', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const learner = await world.newLearner();
    const { id: attemptID } = await start(learner, sectionID);
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: saved.exam_id }, query: {} });
    expect(await submit(learner, { sectionID, attemptID, answers: RIGHT_ANSWERS })).toMatchObject({ correctCount: 9 });
  });

  it('takes what is a little late, and marks what was saved when it is later', async () => {
    const sectionID = await world.section(readingExam());
    const learner = await world.newLearner();
    const { id: attemptID } = await start(learner, sectionID);
    test.clock.advance({ minutes: 20, seconds: 25 });
    expect(await submit(learner, { sectionID, attemptID, answers: RIGHT_ANSWERS })).toMatchObject({ correctCount: 9 });

    const second = await start(learner, sectionID);
    const at = test.deps.now().getTime();
    await learner.call('PATCH /api/attempt/:id', {
      params: { id: second.id },
      body: { changes: { '1': { value: 'FALSE', at } } },
    });
    test.clock.advance({ minutes: 21 });
    const late = await submit(learner, { sectionID, attemptID: second.id, answers: RIGHT_ANSWERS });
    expect(late).toMatchObject({ correctCount: 1, date: second.deadline });
  });
});

describe('the bare form', () => {
  it('is stored as reported, and opens neither keys nor explanation [L3-25 L7-26]', async () => {
    const sectionID = await world.section(readingExam());
    const learner = await world.newLearner();
    const result = await report(learner, { sectionID, correctCount: 7, total: READING_TOTAL });
    expect(result).toMatchObject({ correctCount: 7, total: 9, verdicts: [], keys: [], explanation: '' });
    expect(await last(learner, sectionID)).toMatchObject({ correctCount: 7, total: 9 });
    expect(await attempts(learner, sectionID)).toMatchObject([{ source: 'reported' }]);
    const detail = await learner.call('GET /api/attempt/:id', { params: { id: result.attemptID } });
    expect(detail.result).toMatchObject({ keys: [], explanation: '', verdicts: [] });
  });

  it('refuses numbers that cannot be', async () => {
    const sectionID = await world.section(readingExam());
    const refused = { status: 422, code: 'validation_failed' };
    await expect(report(world.learner, { sectionID, correctCount: 1, total: 8 })).rejects.toMatchObject(refused);
    await expect(report(world.learner, { sectionID, correctCount: 10, total: 9 })).rejects.toMatchObject(refused);
    await expect(report(world.learner, { sectionID, correctCount: -1, total: 9 })).rejects.toMatchObject(refused);
  });
});

describe('the last result', () => {
  it('is null without one, and the latest otherwise [L1-2 L3-26 L7-24 L7-25 D13]', async () => {
    const sectionID = await world.section(readingExam());
    const learner = await world.newLearner();
    expect(await last(learner, sectionID)).toBeNull();
    const response = await learner.fetch(`/api/user/last-result?sectionID=${sectionID}`, {
      headers: { authorization: `Bearer ${learner.token}` },
    });
    expect([response.status, await response.text()]).toEqual([200, 'null']);
    await submit(learner, { sectionID, answers: RIGHT_ANSWERS });
    test.clock.advance({ seconds: 1 });
    const { attemptID, date } = await submit(learner, { sectionID, answers: {} });
    expect(await last(learner, sectionID)).toEqual({ correctCount: 0, total: 9, date, attemptID });
    await expect(last(world.guest, sectionID)).rejects.toMatchObject({ status: 401 });
    await expect(last(learner, 'x')).rejects.toMatchObject({ status: 422 });
  });
});

it('stays when its learner is deleted, without saying whose it was [D30]', async () => {
  const sectionID = await world.section(readingExam());
  const learner = await world.newLearner();
  const { id } = await learner.call('GET /api/user', {});
  const { attemptID } = await submit(learner, { sectionID, answers: { '1': 'FALSE' } });
  await world.admin.call('DELETE /api/users/:id', { params: { id } });
  const kept = await test.deps.db
    .selectFrom('attempts')
    .select(['user_id', 'marks', 'total'])
    .where('id', '=', attemptID)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ user_id: null, marks: 1, total: READING_TOTAL });
});
