import type { ExamSaved, NewAssignment } from '@bandwise/api-contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { assignTo, startAssigned } from '../../testing/content/class-makers.ts';
import { createClassWorld, type ClassWorld, type Person } from '../../testing/content/class-world.ts';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { fullReadingExam, writingExam } from '../../testing/content/sample-exams.ts';
import { finish, read, resultOf, save, sectionIds, start, typed } from '../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';

let test: TestApp;
let world: ClassWorld;
let content: ContentWorld;
let exam: ExamSaved;
beforeEach(async () => {
  test = await createTestApp();
  world = await createClassWorld(test);
  content = await createContentWorld(test);
  exam = await content.publish(fullReadingExam());
});

async function assign(fields: Partial<NewAssignment> = {}): Promise<string> {
  const items = [{ kind: 'exam' as const, examID: exam.exam_id }];
  return (await assignTo(world.classID, world.teacher.client, { items, now: test.deps.now(), ...fields })).id;
}

/** Starts the learner's sitting. */
async function sit(assignment: string): Promise<string> {
  const { sittingID } = await startAssigned(assignment, world.learner.client);
  await start(world.learner.client, sittingID ?? '');
  return sittingID ?? '';
}

const room = (id: string, { client }: Person = world.teacher) =>
  client.call('GET /api/assignment/:id/room', { params: { id } });
const rowOf = async (id: string) => (await room(id)).learners[0];
const one = (fields: object = {}) => ({ userID: world.learner.id, reason: 'A fire drill', ...fields });
const extend = (id: string, minutes = 10, { client }: Person = world.teacher) =>
  client.call('POST /api/assignment/:id/room/extend', { params: { id }, body: { ...one(), minutes } });
const end = (id: string) =>
  world.teacher.client.call('POST /api/assignment/:id/room/end', { params: { id }, body: one() });
const reopen = (id: string, minutes = 0) =>
  world.teacher.client.call('POST /api/assignment/:id/room/reopen', { params: { id }, body: { ...one(), minutes } });
const answer = (id: string, answers: Record<string, string>, sectionID = sectionIds(exam)[0] ?? '') =>
  save(world.learner.client, id, { sectionID, changes: typed(answers, test.deps.now().getTime()) });

describe('the exam room', () => {
  it('shows who has not started, who runs and how far, who is connected, and who is over [D199]', async () => {
    const id = await assign();
    expect(await rowOf(id)).toMatchObject({ state: 'not_started', exam: null, online: null, deadline: null });
    const sitting = await sit(id);
    await answer(sitting, { '1': 'TRUE' });
    expect(await rowOf(id)).toMatchObject({
      state: 'running',
      online: false,
      exam: { answered: 1, total: 4, part_number: 1 },
      saved_at: expect.any(Number),
    });
    const presence = { left_count: 2, left_seconds: 30 };
    await world.learner.client.call('POST /api/sitting/:id/presence', { params: { id: sitting }, body: presence });
    expect(await rowOf(id)).toMatchObject({ online: true, ...presence });
    test.clock.advance({ seconds: 31 });
    expect(await rowOf(id)).toMatchObject({ online: false });
    await finish(world.learner.client, sitting);
    expect(await rowOf(id)).toMatchObject({ state: 'handed_in', online: null, deadline: null });
  });

  it('is answered 304 until something changes [D199]', async () => {
    const id = await assign();
    const headers = { authorization: `Bearer ${await test.make.token(world.teacher.id)}` };
    const get = (tag?: string) =>
      test.app.inject({
        url: `/api/assignment/${id}/room`,
        headers: { ...headers, ...(tag !== undefined && { 'if-none-match': tag }) },
      });
    const tag = String((await get()).headers['etag']);
    test.clock.advance({ minutes: 2 });
    expect((await get(tag)).statusCode).toBe(304);
    await sit(id);
    expect((await get(tag)).statusCode).toBe(200);
  });

  it('adds minutes up, once for a repeated call, and not after the end [D199]', async () => {
    const id = await assign();
    expect(await refusalOf(extend(id))).toMatchObject({ status: 404 });
    const sitting = await sit(id);
    const before = (await rowOf(id))?.deadline ?? 0;
    await extend(id);
    await extend(id, 5);
    const key = {
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${await test.make.token(world.teacher.id)}`,
    };
    const repeated = () =>
      test.app.inject({
        method: 'POST',
        url: `/api/assignment/${id}/room/extend`,
        headers: key,
        payload: { userID: null, minutes: 1, reason: 'Late' },
      });
    expect((await repeated()).statusCode).toBe(200);
    expect((await repeated()).statusCode).toBe(200);
    expect(((await rowOf(id))?.deadline ?? 0) - before).toBe(16 * 60_000);
    await finish(world.learner.client, sitting);
    expect(await refusalOf(extend(id))).toMatchObject({ status: 409, code: 'sitting_closed' });
    const { entries } = await world.admin.client.call('GET /api/audit', { query: { search: 'fire drill' } });
    expect(entries[0]?.summary).toMatch(/Added time in Mock exam: .* 5 minutes \(A fire drill\)/);
  });

  it('ends one test; what was typed in time still arrives [D199]', async () => {
    const id = await assign();
    const sitting = await sit(id);
    await end(id);
    expect(await rowOf(id)).toMatchObject({ state: 'ended' });
    const [sectionID = ''] = sectionIds(exam);
    const { state } = await read(world.learner.client, sitting);
    await save(world.learner.client, sitting, { sectionID, changes: typed({ '1': 'TRUE' }, state.since - 1) });
    test.clock.advance({ minutes: 1 });
    expect((await resultOf(world.learner.client, sitting)).exams[0]?.marks).toBe(1);
    expect(await refusalOf(end(id))).toMatchObject({ status: 409 });
  });

  it('reopens a test with its answers: results are withdrawn, and are right once it ends again [D199]', async () => {
    const id = await assign();
    const sitting = await sit(id);
    expect(await refusalOf(reopen(id))).toMatchObject({ status: 409, code: 'sitting_closed' });
    await answer(sitting, { '1': 'TRUE' });
    await finish(world.learner.client, sitting);
    expect((await resultOf(world.learner.client, sitting)).exams[0]?.marks).toBe(1);
    test.clock.advance({ minutes: 5 });
    await reopen(id);
    expect(await rowOf(id)).toMatchObject({ state: 'running', exam: { answered: 1 } });
    expect(await refusalOf(resultOf(world.learner.client, sitting))).toMatchObject({ code: 'not_submitted' });
    expect((await world.learner.client.call('GET /api/attempt', { query: {} })).attempts).toEqual([]);
    expect((await world.admin.client.call('GET /api/result', { query: { kind: 'exam' } })).total).toBe(0);
    expect((await read(world.learner.client, sitting)).sections[0]?.saved.answers).toEqual({ '1': 'TRUE' });
    await answer(sitting, { '2': 'FALSE' });
    await finish(world.learner.client, sitting);
    expect((await resultOf(world.learner.client, sitting)).exams[0]?.marks).toBe(2);
    const { results } = await world.admin.client.call('GET /api/result', { query: { kind: 'exam' } });
    expect(results).toMatchObject([{ marks: 2 }]);
  });

  it('reopens a test whose time ran out for the given minutes, of several exams the one that ended last [D199]', async () => {
    const second = await content.publish(fullReadingExam());
    const id = await assign({ items: [{ kind: 'mock', examIDs: [exam.exam_id, second.exam_id] }] });
    const sitting = await sit(id);
    await world.learner.client.call('POST /api/sitting/:id/finish', {
      params: { id: sitting },
      body: { exam: 0, all: true },
    });
    await reopen(id);
    const { state } = await read(world.learner.client, sitting);
    expect([state.exam, state.phase, state.exams[1]?.phase]).toEqual([0, 'running', 'waiting']);
    await finish(world.learner.client, sitting);
    await world.learner.client.call('POST /api/sitting/:id/next', {
      params: { id: sitting },
      body: { exam: 1, phase: 'pause' },
    });
    await start(world.learner.client, sitting, 1);
    await answer(sitting, { '1': 'TRUE' }, sectionIds(second)[0]);
    test.clock.advance({ hours: 2 });
    expect((await resultOf(world.learner.client, sitting)).exams.map(({ marks }) => marks)).toEqual([0, 1]);
    expect(await refusalOf(reopen(id))).toMatchObject({ message: expect.stringContaining('No time was left') });
    await reopen(id, 3);
    expect(await rowOf(id)).toMatchObject({ state: 'running', exam: { extra_seconds: 180 } });
  });

  it('makes handed-in texts drafts again, unless an assessor has begun [D199]', async () => {
    exam = await content.publish(writingExam());
    const id = await assign();
    const sitting = await sit(id);
    const [sectionID = ''] = sectionIds(exam);
    const write = (value: string) =>
      save(world.learner.client, sitting, { sectionID, text: { value, at: test.deps.now().getTime() } });
    const queued = async () =>
      (await world.teacher.client.call('GET /api/submission/queue', { query: {} })).submissions;
    await write('Rain falls.');
    await finish(world.learner.client, sitting);
    expect(await queued()).toHaveLength(1);
    await reopen(id);
    expect(await queued()).toEqual([]);
    await write('Rain falls in May.');
    await finish(world.learner.client, sitting);
    const [submission] = await queued();
    expect(submission?.words).toBe(4);
    await world.teacher.client.call('POST /api/submission/:id/claim', { params: { id: submission?.id ?? '' } });
    expect(await refusalOf(reopen(id))).toMatchObject({ status: 409, code: 'submission_claimed' });
    expect(await queued()).toHaveLength(1);
  });

  it('sets, makes and removes the start code, and lists messages [D199]', async () => {
    const id = await assign();
    const params = { id };
    await world.teacher.client.call('PUT /api/assignment/:id/start-code', { params, body: { code: 'heron' } });
    expect((await room(id)).start_code).toBe('heron');
    await world.teacher.client.call('PUT /api/assignment/:id/start-code', { params, body: {} });
    expect((await room(id)).start_code).toMatch(/^\d{6}$/);
    await world.teacher.client.call('DELETE /api/assignment/:id/start-code', { params });
    expect((await room(id)).start_code).toBeNull();
    const send = (text: string, userID: string | null) =>
      world.teacher.client.call('POST /api/assignment/:id/room/message', { params, body: { text, userID } });
    await send('Ten minutes.', null);
    await send('Sit still.', world.learner.id);
    expect(await refusalOf(send('Hello.', world.outsider.id))).toMatchObject({ status: 404 });
    const { messages } = await room(id);
    expect(messages.map(({ text, to }) => [text, to === null])).toEqual([
      ['Ten minutes.', true],
      ['Sit still.', false],
    ]);
  });

  it('of another class is not found by its teachers, and learners make no such call [D195]', async () => {
    const id = await assign();
    await sit(id);
    expect(await refusalOf(extend(id, 5, world.stranger))).toMatchObject({ status: 404 });
    expect(await refusalOf(room(id, world.stranger))).toMatchObject({ status: 404 });
    expect(await refusalOf(room(id, world.learner))).toMatchObject({ status: 403 });
    expect((await room(id, world.admin)).name).toBe('Mock exam');
  });
});
