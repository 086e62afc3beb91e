import { sectionListSchema } from '@bandwise/api-contract/learner';
import { adminSectionListSchema } from '@bandwise/api-contract/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  listeningExam,
  readingExam,
  RIGHT_ANSWERS,
  speakingExam,
  writingExam,
} from '../../testing/content/sample-exams.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const list = async (client: TestClient, skill: 'reading' | 'listening' | 'writing' | 'speaking') =>
  (await client.call('GET /api/exam/list/:skill', { params: { skill } })).sections;

describe('a list', () => {
  it('holds every test, newest first, the same at both addresses [L7-17 L7-18 A7-9 A7-10 D13]', async () => {
    for (let number = 1; number <= 23; number += 1) await world.publish(readingExam({ title: `Test ${number}` }));
    const sections = await list(world.learner, 'reading');
    expect(sections.map(({ title }) => title)).toEqual(Array.from({ length: 23 }, (_, index) => `Test ${23 - index}`));
    const parts = await world.learner.call('GET /api/exam/list/part/:skill', { params: { skill: 'reading' } });
    expect(parts.sections).toEqual(sections);
  });

  it.each([
    ['reading', readingExam],
    ['listening', listeningExam],
    ['writing', writingExam],
    ['speaking', speakingExam],
  ] as const)('holds the tests of one skill: %s [L7-18 A7-10]', async (skill, build) => {
    const id = await world.section(build());
    for (const key of ['GET /api/exam/list/:skill', 'GET /api/exam/list/part/:skill'] as const) {
      const idsOf = async (of: typeof skill) =>
        (await world.learner.call(key, { params: { skill: of } })).sections.map((section) => section.id);
      expect(await idsOf(skill)).toContain(id);
      expect(await idsOf(skill === 'reading' ? 'listening' : 'reading')).not.toContain(id);
    }
  });

  it('names every field of the contract, and no other [L3-9 L3-27 A3-17]', async () => {
    await world.publish(writingExam());
    for (const skill of ['reading', 'writing'] as const) {
      const answer: unknown = await (await world.learner.fetch(`/api/exam/list/${skill}`)).json();
      expect(sectionListSchema.parse(answer)).toEqual(answer);
      const adminAnswer: unknown = await (
        await world.admin.fetch(`/api/exam/list/${skill}`, {
          headers: { authorization: `Bearer ${world.admin.token}` },
        })
      ).json();
      expect(adminSectionListSchema.parse(adminAnswer)).toEqual(adminAnswer);
    }
  });

  it('reads the skill in any case and knows no other', async () => {
    expect((await world.guest.fetch('/api/exam/list/Reading')).status).toBe(200);
    expect((await world.guest.fetch('/api/exam/list/drawing')).status).toBe(404);
  });

  it('is kept once for each learner, however often they submit', async () => {
    const id = await world.section(listeningExam());
    const learner = await world.newLearner();
    const kept: number[] = [];
    for (const correct of ['9', 'no', '9', 'no']) {
      await learner.call('POST /api/user/save-result', { body: { sectionID: id, answers: { '1': correct } } });
      await list(learner, 'listening');
      kept.push(test.deps.caches.figures()['list-bodies']?.bytes ?? 0);
    }
    const [first = 0, ...later] = kept;
    expect(first).toBeGreaterThan(0);
    for (const bytes of later) expect(Math.abs(bytes - first)).toBeLessThan(100);
  });

  it("carries the caller's own last result, and is current at once [L1-2 L6-3 L7-17 A7-9]", async () => {
    const id = await world.section(listeningExam());
    const [one, other] = [await world.newLearner(), await world.newLearner()];
    const resultOf = async (client: TestClient) =>
      (await list(client, 'listening')).find((row) => row.id === id)?.last_result;
    expect(await resultOf(one)).toBeNull();
    const first = await one.call('POST /api/user/save-result', { body: { sectionID: id, answers: { '1': '9' } } });
    expect(await resultOf(one)).toEqual({ correctCount: 1, total: 2, date: first.date, attemptID: first.attemptID });
    await one.call('POST /api/user/save-result', { body: { sectionID: id, answers: { '1': '9', '2': 'twelve' } } });
    expect(await resultOf(one)).toMatchObject({ correctCount: 2 });
    expect(await resultOf(other)).toBeNull();
    expect(await resultOf(world.guest)).toBeNull();
  });

  it("says which of the caller's attempts goes on, with its deadline, and is current at once [D34]", async () => {
    const [reading, listening] = [await world.section(readingExam()), await world.section(listeningExam())];
    const [learner, other] = [await world.newLearner(), await world.newLearner()];
    const runningOf = async (client: TestClient, skill: 'reading' | 'listening', id: string) =>
      (await list(client, skill)).find((row) => row.id === id)?.in_progress;
    const save = (id: string, value: string | null) =>
      learner.call('PATCH /api/attempt/:id', {
        params: { id },
        body: { changes: { '1': { value, at: test.deps.now().getTime() } } },
      });
    const attempt = await learner.call('POST /api/attempt', { body: { sectionID: reading } });
    expect(await runningOf(learner, 'reading', reading)).toBeUndefined();
    await save(attempt.id, 'TRUE');
    const running = { attemptID: attempt.id, deadline: attempt.deadline };
    expect(await runningOf(learner, 'reading', reading)).toEqual(running);
    expect(await runningOf(other, 'reading', reading)).toBeUndefined();
    expect(await runningOf(world.guest, 'reading', reading)).toBeUndefined();
    test.clock.advance({ seconds: 5 });
    await save(attempt.id, null);
    expect(await runningOf(learner, 'reading', reading)).toEqual(running);
    await learner.call('POST /api/attempt', { body: { sectionID: reading } });
    expect(await runningOf(learner, 'reading', reading)).toEqual(running);
    const { id } = await learner.call('POST /api/attempt', { body: { sectionID: listening } });
    await save(id, '9');
    expect(await runningOf(learner, 'listening', listening)).toEqual({ attemptID: id, deadline: null });
    await learner.call('POST /api/user/save-result', {
      body: { sectionID: reading, attemptID: attempt.id, answers: {} },
    });
    expect(await runningOf(learner, 'reading', reading)).toBeUndefined();
    await learner.call('DELETE /api/attempt/:id', { params: { id } });
    expect(await runningOf(learner, 'listening', listening)).toBeUndefined();
  });

  it('says it to an administrator who takes a test too, and closes theirs when its time is up', async () => {
    const id = await world.section(readingExam());
    const rowOf = async () => (await list(world.admin, 'reading')).find((row) => row.id === id);
    const attempt = await world.admin.call('POST /api/attempt', { body: { sectionID: id } });
    const changes = { '1': { value: RIGHT_ANSWERS['1'] ?? '', at: test.deps.now().getTime() } };
    await world.admin.call('PATCH /api/attempt/:id', { params: { id: attempt.id }, body: { changes } });
    expect((await rowOf())?.in_progress).toEqual({ attemptID: attempt.id, deadline: attempt.deadline });
    test.clock.advance({ minutes: 21 });
    const row = await rowOf();
    expect(row?.in_progress).toBeUndefined();
    expect(row?.last_result).toMatchObject({ correctCount: 1 });
  });

  it('shows a change that another process made [D28]', async () => {
    const beside = await createTestApp({ beside: test });
    const elsewhere = beside.guest();
    const saved = await world.publish(speakingExam({ title: 'Before' }));
    const titles = async () => (await list(elsewhere, 'speaking')).map(({ title }) => title);
    expect(await titles()).toContain('Before');
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: speakingExam({ title: 'After' }),
    });
    expect(await titles()).toContain('After');
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: saved.exam_id }, query: {} });
    expect(await titles()).not.toContain('After');
  });

  it('is not sent again to who has it already', async () => {
    const first = await world.guest.fetch('/api/exam/list/reading');
    const again = await world.guest.fetch('/api/exam/list/reading', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is closed to guests where only signed-in learners practise', async () => {
    const closed = await createTestApp({ beside: test, env: { GUEST_PRACTICE: 'off' } });
    await expect(list(closed.guest(), 'reading')).rejects.toMatchObject({ status: 401 });
  });
});

describe('what a list tells of a locked test', () => {
  it('gives the lock password to administrators only [A3-17 D12]', async () => {
    const id = await world.section(readingExam({ locked: true, password: 'sesame-seed' }));
    const row = (rows: readonly { id: string }[]) => rows.find((one) => one.id === id);
    expect(row(await list(world.admin, 'reading'))).toMatchObject({ locked: true, password: 'sesame-seed' });
    for (const client of [world.learner, world.guest]) {
      const found = row(await list(client, 'reading'));
      expect(found).toMatchObject({ locked: true });
      expect(found).not.toHaveProperty('password');
    }
  });

  it('shows a writing task while it is open, to administrators always, and to who has unlocked it [A3-17]', async () => {
    const open = await world.section(writingExam());
    const locked = await world.section(
      writingExam({ locked: true, password: 'sesame-seed', examContent: '<p>Secret task</p>' }),
    );
    const contentOf = async (client: TestClient, id: string) =>
      (await list(client, 'writing')).find((row) => row.id === id)?.examContent;
    expect(await contentOf(world.learner, open)).toEqual(['<p>Describe the chart.</p>']);
    expect(await contentOf(world.learner, locked)).toBeUndefined();
    expect(await contentOf(world.admin, locked)).toEqual(['<p>Secret task</p>']);
    const { grant } = await world.learner.call('POST /api/section/:id/unlock', {
      params: { id: locked },
      body: { password: 'sesame-seed' },
    });
    const { sections } = await world.learner.call(
      'GET /api/exam/list/:skill',
      { params: { skill: 'writing' } },
      { headers: { 'x-section-grant': grant } },
    );
    expect(sections.find((row) => row.id === locked)?.examContent).toEqual(['<p>Secret task</p>']);
    expect(await contentOf(world.learner, locked)).toBeUndefined();
  });

  it('has no task for reading', async () => {
    const id = firstSection(await world.publish(readingExam()));
    expect((await list(world.learner, 'reading')).find((row) => row.id === id)).not.toHaveProperty('examContent');
  });

  it('counts an attempt whose time ran out', async () => {
    const learner = await world.newLearner();
    const id = await world.section(readingExam());
    const attempt = await learner.call('POST /api/attempt', { body: { sectionID: id } });
    await learner.call('PATCH /api/attempt/:id', {
      params: { id: attempt.id },
      body: { changes: { '1': { value: RIGHT_ANSWERS['1'] ?? '', at: Date.now() } } },
    });
    test.clock.advance({ minutes: 21 });
    const row = (await list(learner, 'reading')).find((one) => one.id === id);
    expect(row?.last_result).toEqual({ correctCount: 1, total: 9, date: attempt.deadline, attemptID: attempt.id });
  });
});
