import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { listeningExam, readingExam } from '../../testing/content/sample-exams.ts';
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
  it('is in no learner’s list at once, and is there again once it is published again', async () => {
    const { exam_id } = await world.publish(readingExam());
    expect([await offered(), await offered('guest')]).toEqual([1, 1]);
    await setState(exam_id, 'archived');
    expect([await offered(), await offered('guest')]).toEqual([0, 0]);
    const { sections } = await world.admin.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
    expect(sections).toMatchObject([{ exam_id, state: 'archived' }]);
    await setState(exam_id, 'published');
    expect([await offered(), await offered('guest')]).toEqual([1, 1]);
  });

  it('is found by nobody who would start it', async () => {
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

  it('lets an attempt that is under way be opened again, saved and submitted', async () => {
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

  it('lets what was only opened be taken up again while its time lasts, and not be started anew', async () => {
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

  it('takes a submission from the page of a guest, who has no attempt to go on with', async () => {
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    await setState(saved.exam_id, 'archived');
    const marked = await world.guest.call('POST /api/section/:id/mark', { params: { id }, body: { answers: {} } });
    expect(marked.total).toBeGreaterThan(0);
  });

  it('keeps its results, its revision and its content, and can be edited', async () => {
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
    const { entries } = await world.admin.call('GET /api/audit', { query: { search: 'ublished' } });
    expect(entries.map(({ action }) => action)).toEqual(['exam.publish', 'exam.unpublish', 'exam.create']);
    expect(await refusalOf(setState(randomUUID(), 'archived'))).toMatchObject(NOT_FOUND);
  });
});
