import { randomUUID } from 'node:crypto';
import type { ExamUpdate } from '@bandwise/api-contract/admin';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { draftContent, newForm } from '../../testing/content/draft-makers.ts';
import { fullReadingExam, readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import { publishDue } from './publish-due.ts';

let test: TestApp;
let world: ContentWorld;

beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

async function begin(exam_id: string | null = null) {
  const body = { id: randomUUID(), exam_id, content: draftContent(newForm({ title: 'Herons' })) };
  return (await world.admin.call('POST /api/draft', { body })).id;
}

const inMinutes = (minutes: number) => new Date(test.deps.now().getTime() + minutes * 60_000).toISOString();

const schedule = (id: string, exam: ExamUpdate = readingExam(), given: { revision?: number; minutes?: number } = {}) =>
  world.admin.call('PUT /api/draft/:id/schedule', {
    params: { id },
    body: { revision: given.revision ?? 1, schedule: { publish_at: inMinutes(given.minutes ?? 60), exam } },
  });
const takeBack = (id: string) =>
  world.admin.call('PUT /api/draft/:id/schedule', { params: { id }, body: { revision: 1, schedule: null } });
const drafts = async () => (await world.admin.call('GET /api/draft', { query: {} })).drafts;
const offered = async () =>
  (await world.learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } })).sections;
const audit = async () =>
  (await world.admin.call('GET /api/audit', { query: {} })).entries.map(({ action, actor, summary }) => [
    action,
    actor.name,
    summary,
  ]);

describe('a draft that is scheduled', () => {
  it('is published when it is due and not before, and is no draft any more [D37]', async () => {
    const id = await begin();
    const scheduled = await schedule(id);
    expect(scheduled.schedule).toMatchObject({ scheduled_by: { name: 'Ada No1' }, is_outdated: false });
    await publishDue(test.deps);
    expect(await offered()).toEqual([]);
    test.clock.advance({ minutes: 61 });
    await publishDue(test.deps);
    expect((await offered()).map(({ title }) => title)).toEqual(['The Canal']);
    expect(await drafts()).toEqual([]);
    expect((await audit()).slice(0, 2)).toEqual([
      ['exam.create', 'Scheduler', 'Published reading test “Reading Test 1” (part 1), as scheduled by Ada No1'],
      [
        'draft.schedule',
        'Ada No1',
        expect.stringMatching(/^Scheduled reading test “Herons” to be published at .* UTC$/),
      ],
    ]);
  });

  it('is published once by two processes that find it due at the same moment [D37]', async () => {
    const beside = await createTestApp({ beside: test });
    for (const exam_id of [null, (await world.publish(fullReadingExam())).exam_id])
      await schedule(await begin(exam_id), readingExam({ title: 'Scheduled' }));
    for (const { clock } of [test, beside]) clock.advance({ minutes: 61 });
    await Promise.all([test, beside, test, beside].map(({ deps }) => publishDue(deps)));
    expect((await offered()).filter(({ title }) => title === 'Scheduled')).toHaveLength(2);
    expect(await drafts()).toEqual([]);
    expect((await audit()).filter(([, actor]) => actor === 'Scheduler')).toHaveLength(2);
  });

  it('of a published test updates it: sections and results stay', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const id = await begin(saved.exam_id);
    await schedule(id, {
      ...readingExam({ title: 'Anew' }),
      revision: saved.revision,
      section_ids: { '1': sectionID },
    });
    test.clock.advance({ minutes: 61 });
    await publishDue(test.deps);
    expect(await offered()).toMatchObject([{ id: sectionID, title: 'Anew' }]);
  });

  it('is not published once it is taken off, and can be scheduled again', async () => {
    const id = await begin();
    await schedule(id);
    expect((await takeBack(id)).schedule).toBeNull();
    test.clock.advance({ minutes: 61 });
    await publishDue(test.deps);
    expect(await offered()).toEqual([]);
    await schedule(id);
    test.clock.advance({ minutes: 61 });
    await publishDue(test.deps);
    expect(await offered()).toHaveLength(1);
  });

  it('and changed since is published as it was scheduled, and stays as a change of that test', async () => {
    const id = await begin();
    await schedule(id);
    const content = draftContent(newForm({ title: 'Herons at dusk' }));
    const saved = await world.admin.call('PUT /api/draft/:id', { params: { id }, body: { revision: 1, content } });
    expect(saved.schedule?.is_outdated).toBe(true);
    test.clock.advance({ minutes: 61 });
    await publishDue(test.deps);
    const [section] = await offered();
    expect(await drafts()).toMatchObject([
      { id, title: 'Herons at dusk', exam_id: section?.exam_id, schedule: null, failure: null },
    ]);
  });

  it('outlives whoever scheduled it', async () => {
    const gone = await test.make.admin({ firstName: 'Linh', lastName: 'Tran' });
    const id = await begin();
    const client = await test.signIn(gone);
    const body = { revision: 1, schedule: { publish_at: inMinutes(60), exam: readingExam() } };
    await client.call('PUT /api/draft/:id/schedule', { params: { id }, body });
    await world.admin.call('DELETE /api/users/:id', { params: { id: gone.id } });
    test.clock.advance({ minutes: 61 });
    await publishDue(test.deps);
    expect(await offered()).toHaveLength(1);
    expect((await audit())[0]).toEqual(['exam.create', 'Scheduler', expect.stringMatching(/, as scheduled$/)]);
  });
});

describe('a draft whose scheduler may publish nothing any more', () => {
  it.each([
    [
      'disabled',
      (id: string) => world.admin.call('PUT /api/users/:id/status', { params: { id }, body: { status: 'disabled' } }),
    ],
    [
      'no administrator',
      (id: string) => world.admin.call('PATCH /api/users/:id', { params: { id }, body: { role: 'learner' } }),
    ],
  ] as const)('is published all the same, and the log names them: %s', async (_, change) => {
    const other = await test.make.admin({ firstName: 'Linh', lastName: 'Tran' });
    const client = await test.signIn(other);
    const id = await begin();
    const body = { revision: 1, schedule: { publish_at: inMinutes(60), exam: readingExam() } };
    await client.call('PUT /api/draft/:id/schedule', { params: { id }, body });
    await change(other.id);
    test.clock.advance({ minutes: 61 });
    await publishDue(test.deps);
    expect(await offered()).toHaveLength(1);
    expect((await audit())[0]).toEqual([
      'exam.create',
      'Scheduler',
      expect.stringMatching(/, as scheduled by Linh Tran$/),
    ]);
  });
});

describe('a change of an unpublished test that is scheduled', () => {
  it('publishes the test again, and the log says so', async () => {
    const saved = await world.publish(readingExam());
    const id = await begin(saved.exam_id);
    await world.admin.call('PUT /api/exam/:exam_id/state', {
      params: { exam_id: saved.exam_id },
      body: { state: 'archived' },
    });
    await schedule(id, { ...readingExam({ title: 'Anew' }), revision: saved.revision });
    test.clock.advance({ minutes: 61 });
    await publishDue(test.deps);
    expect(await offered()).toMatchObject([{ title: 'Anew', exam_id: saved.exam_id }]);
    const actions = (await audit()).flatMap(([action, actor]) => (actor === 'Scheduler' ? [action] : []));
    expect(new Set(actions)).toEqual(new Set(['exam.publish', 'exam.update']));
  });
});

describe('a draft that fails', () => {
  /** Two due drafts; the first fails. */
  async function beginTwo() {
    const [bad, good] = [await begin(), await begin()];
    await schedule(bad, readingExam({}, 'Bad'), { minutes: 30 });
    await schedule(good, readingExam({ title: 'Good' }, 'Good'));
    test.clock.advance({ minutes: 61 });
    return bad;
  }

  it('in a way that nobody foresaw keeps no other waiting, says so once, and is told of', async () => {
    const bad = await beginTwo();
    await test.deps.db.updateTable('drafts').set({ scheduled_exam: 'null' }).where('id', '=', bad).execute();
    await expect(publishDue(test.deps)).rejects.toBeInstanceOf(AggregateError);
    expect((await offered()).map(({ title }) => title)).toEqual(['Good']);
    expect(await drafts()).toMatchObject([
      { id: bad, failure: { message: expect.stringMatching(/could not publish/) } },
    ]);
    await publishDue(test.deps);
    expect((await audit()).filter(([action]) => action === 'draft.publish_failed')).toHaveLength(1);
  });

  it('for want of space keeps no other waiting, and is tried again', async () => {
    const { db } = test.deps;
    await beginTwo();
    await sql`create function no_space() returns trigger language plpgsql as
      $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(db);
    await sql`create trigger no_space before insert on exams for each row when (new.description = 'Bad')
      execute function no_space()`.execute(db);
    try {
      await expect(publishDue(test.deps)).rejects.toBeInstanceOf(AggregateError);
      expect((await offered()).map(({ title }) => title)).toEqual(['Good']);
      expect(await drafts()).toMatchObject([{ failure: null }]);
    } finally {
      await sql`drop trigger no_space on exams`.execute(db);
      await sql`drop function no_space()`.execute(db);
    }
    await publishDue(test.deps);
    expect(await offered()).toHaveLength(2);
  });
});

describe('a draft that cannot be published', () => {
  it('is refused when it is scheduled, with the findings', async () => {
    const id = await begin();
    const groups = [{ type: 'NONE', questions: [{ number: 1, question: 'Why?', answer: 'c' }] }];
    expect(await refusalOf(schedule(id, readingExam({ groups })))).toMatchObject({ code: 'validation_failed' });
    const keyless = [{ type: 'MCQ', questions: [{ number: 1, question: 'Why?', options: ['a', 'b'], answer: 'c' }] }];
    expect(await refusalOf(schedule(id, readingExam({ groups: keyless })))).toMatchObject({ code: 'not_publishable' });
    expect((await drafts())[0]?.schedule).toBeNull();
  });

  it('is refused for a time that is past, and for a revision that is not the latest', async () => {
    const id = await begin();
    expect(await refusalOf(schedule(id, readingExam(), { minutes: -1 }))).toMatchObject({
      code: 'validation_failed',
      message: 'Choose a time in the future.',
    });
    expect(await refusalOf(schedule(id, readingExam(), { revision: 2 }))).toMatchObject({ code: 'version_conflict' });
  });

  it('when it is due keeps the reason, once, and is scheduled again without it [D37]', async () => {
    const saved = await world.publish(readingExam());
    const id = await begin(saved.exam_id);
    await schedule(id, { ...readingExam({ title: 'Scheduled' }), revision: saved.revision });
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: readingExam({ title: 'Meanwhile' }),
    });
    test.clock.advance({ minutes: 61 });
    await publishDue(test.deps);
    await publishDue(test.deps);
    expect((await offered()).map(({ title }) => title)).toEqual(['Meanwhile']);
    const [draft] = await drafts();
    expect(draft?.failure).toMatchObject({
      message: expect.stringMatching(/^You have changed this test since you opened it/),
      issues: [{ message: 'The content of part 1 was changed.' }],
    });
    expect((await audit()).filter(([action]) => action === 'draft.publish_failed')).toHaveLength(1);
    const again = await schedule(id, { ...readingExam({ title: 'Scheduled' }), revision: saved.revision + 1 });
    expect(again.failure).toBeNull();
  });
});
