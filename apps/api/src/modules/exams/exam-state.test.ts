import { randomUUID } from 'node:crypto';
import type { ExamSaved } from '@bandwise/api-contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { listeningExam, READING_TOTAL, readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';

let test: TestApp;
let world: ContentWorld;

beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const setState = (exam_id: string, state: 'published' | 'archived') =>
  world.admin.call('PUT /api/exam/:exam_id/state', { params: { exam_id }, body: { state } });
const offered = async (who: 'guest' | 'learner' = 'learner') =>
  (await world[who].call('GET /api/exam/list/:skill', { params: { skill: 'reading' } })).sections.length;
const start = (sectionID: string, restart = false) =>
  world.learner.call('POST /api/attempt', { body: { sectionID, restart } });
const open = (id: string, who: 'guest' | 'learner' = 'learner') =>
  world[who].call('GET /api/section/:id', { params: { id } });
const answer = (id: string) =>
  world.learner.call('PATCH /api/attempt/:id', {
    params: { id },
    body: { changes: { '1': { value: 'TRUE', at: Date.now() } } },
  });
const NOT_FOUND = { status: 404, message: 'Test not found.' };

describe('an unpublished test', () => {
  it('is in no learner’s list at once, and is there again once it is published again [D38]', async () => {
    const { exam_id } = await world.publish(readingExam());
    expect([await offered(), await offered('guest')]).toEqual([1, 1]);
    await setState(exam_id, 'archived');
    expect([await offered(), await offered('guest')]).toEqual([0, 0]);
    const { sections } = await world.admin.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
    expect(sections).toMatchObject([{ exam_id, state: 'archived' }]);
    await setState(exam_id, 'published');
    expect([await offered(), await offered('guest')]).toEqual([1, 1]);
  });

  it('is found by nobody who would start it [D38]', async () => {
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    await open(id);
    await setState(saved.exam_id, 'archived');
    expect(await refusalOf(open(id))).toMatchObject(NOT_FOUND);
    expect(await refusalOf(open(id, 'guest'))).toMatchObject(NOT_FOUND);
    expect(await refusalOf(start(id))).toMatchObject(NOT_FOUND);
    const inSkill = world.guest.call('GET /api/exam/list/part/:skill/:id', { params: { skill: 'reading', id } });
    expect(await refusalOf(inSkill)).toMatchObject(NOT_FOUND);
  });

  it('lets an attempt that is under way be opened again, saved and submitted [D38]', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const { id } = await start(sectionID);
    await answer(id);
    await setState(saved.exam_id, 'archived');
    await open(sectionID);
    expect((await start(sectionID)).id).toBe(id);
    await answer(id);
    const result = await world.learner.call('POST /api/user/save-result', {
      body: { sectionID, attemptID: id, answers: { '1': 'TRUE' } },
    });
    expect(result.success).toBe(true);
    expect((await world.learner.call('GET /api/attempt/:id', { params: { id } })).result).not.toBeNull();
    expect(await refusalOf(start(sectionID))).toMatchObject(NOT_FOUND);
    expect(await refusalOf(open(sectionID))).toMatchObject(NOT_FOUND);
  });

  it('lets what was only opened be taken up again while its time lasts, and not be started again', async () => {
    const saved = await world.publish(readingExam({ time: 20 }));
    const sectionID = firstSection(saved);
    const { id } = await start(sectionID);
    await setState(saved.exam_id, 'archived');
    test.clock.advance({ minutes: 10 });
    expect((await start(sectionID)).id).toBe(id);
    expect(await refusalOf(start(sectionID, true))).toMatchObject(NOT_FOUND);
    test.clock.advance({ minutes: 25 });
    expect(await refusalOf(start(sectionID))).toMatchObject(NOT_FOUND);
  });

  it('closes an attempt whose time is up and starts no other in its place', async () => {
    const saved = await world.publish(readingExam({ time: 20 }));
    const sectionID = firstSection(saved);
    await answer((await start(sectionID)).id);
    await setState(saved.exam_id, 'archived');
    test.clock.advance({ hours: 1 });
    expect(await refusalOf(start(sectionID))).toMatchObject(NOT_FOUND);
    const { attempts } = await world.learner.call('GET /api/attempt', { query: {} });
    expect(attempts).toHaveLength(1);
  });

  it('lets a listening attempt without a clock go on', async () => {
    const saved = await world.publish(listeningExam());
    const sectionID = firstSection(saved);
    const { id } = await start(sectionID);
    await answer(id);
    await setState(saved.exam_id, 'archived');
    test.clock.advance({ days: 1 });
    expect((await start(sectionID)).id).toBe(id);
  });

  it('marks no guest, whose attempt cannot be told from none', async () => {
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    await setState(saved.exam_id, 'archived');
    const marking = world.guest.call('POST /api/section/:id/mark', { params: { id }, body: { answers: {} } });
    expect(await refusalOf(marking)).toMatchObject(NOT_FOUND);
  });

  it('keeps its results, its revision and its content, and can be edited [D38]', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    await world.learner.call('POST /api/user/save-result', { body: { sectionID, answers: { '1': 'TRUE' } } });
    await setState(saved.exam_id, 'archived');
    expect((await world.learner.call('GET /api/attempt', { query: {} })).attempts).toHaveLength(1);
    const exam = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id: saved.exam_id } });
    expect(exam).toMatchObject({ state: 'archived', revision: 1, parts: [{ version: 1 }] });
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: { ...readingExam({ title: 'Changed' }), revision: 1 },
    });
    expect(await offered()).toBe(0);
  });

  it('is a line in the audit log each time it changes', async () => {
    const { exam_id } = await world.publish(readingExam());
    for (const state of ['archived', 'archived', 'published'] as const) await setState(exam_id, state);
    const { entries } = await world.admin.call('GET /api/audit', { query: {} });
    const own = entries.filter(({ target_id }) => target_id === exam_id);
    expect(own.map(({ action }) => action)).toEqual(['exam.publish', 'exam.unpublish', 'exam.create']);
    expect(await refusalOf(setState(randomUUID(), 'archived'))).toMatchObject(NOT_FOUND);
  });
});

describe('an unpublished test that is rewritten', () => {
  const rewrite = (saved: ExamSaved) =>
    world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: {
        ...readingExam({
          title: 'Rewritten',
          groups: [{ type: 'TFNG', questions: [{ number: 1, question: 'Now what?', answer: 'FALSE' }] }],
        }),
        revision: saved.revision,
        section_ids: { '1': firstSection(saved) },
      },
    });
  const submit = (sectionID: string, answers: Record<string, string> = { '1': 'TRUE' }) =>
    world.learner.call('POST /api/user/save-result', { body: { sectionID, answers } });
  const report = (sectionID: string, total: number) =>
    world.learner.call('POST /api/user/save-result', { body: { sectionID, correctCount: 1, total } });
  async function unpublishAndRewrite(saved: ExamSaved): Promise<void> {
    await setState(saved.exam_id, 'archived');
    await rewrite(saved);
  }

  it('takes no submission from who has no attempt in progress, and opens no explanation', async () => {
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    await unpublishAndRewrite(saved);
    for (const call of [() => submit(id), () => submit(id, {}), () => report(id, 1), () => open(id), () => start(id)])
      expect(await refusalOf(call())).toMatchObject(NOT_FOUND);
    const explanation = world.learner.call('GET /api/section/:id/explanation', { params: { id } });
    expect(await refusalOf(explanation)).toMatchObject({ code: 'not_submitted' });
    expect((await world.learner.call('GET /api/attempt', { query: {} })).attempts).toEqual([]);
  });

  it('goes on as it was begun: opened, started again, submitted and marked', async () => {
    const saved = await world.publish(readingExam({ time: 30 }));
    const sectionID = firstSection(saved);
    const { id } = await start(sectionID);
    const before = await open(sectionID);
    await answer(id);
    await unpublishAndRewrite(saved);
    expect(await open(sectionID)).toEqual(before);
    expect(await start(sectionID)).toMatchObject({ id, version: 1 });
    expect(await submit(sectionID)).toMatchObject({ attemptID: id, total: READING_TOTAL });
  });

  it('that was only looked at goes on as it was opened', async () => {
    const saved = await world.publish(readingExam({ time: 30 }));
    const sectionID = firstSection(saved);
    const { id } = await start(sectionID);
    await unpublishAndRewrite(saved);
    expect(await open(sectionID)).toMatchObject({ version: 1, questions_count: READING_TOTAL });
    expect(await start(sectionID)).toMatchObject({ id, version: 1 });
    test.clock.advance({ minutes: 29 });
    const again = await start(sectionID);
    expect(again).toMatchObject({ id, version: 1 });
    // The minutes are those of its version: the other one has 20.
    expect(Date.parse(again.deadline ?? '') - test.deps.now().getTime()).toBeGreaterThan(29 * 60_000);
  });

  it('answers a submission that is sent again, within its minute', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const whole = await submit(sectionID);
    const reported = await report(sectionID, READING_TOTAL);
    await unpublishAndRewrite(saved);
    expect(await submit(sectionID)).toEqual(whole);
    expect((await report(sectionID, READING_TOTAL)).attemptID).toBe(reported.attemptID);
    expect(await refusalOf(submit(sectionID, { '1': 'FALSE' }))).toMatchObject(NOT_FOUND);
    test.clock.advance({ minutes: 2 });
    expect(await refusalOf(submit(sectionID))).toMatchObject(NOT_FOUND);
  });
});
