import { randomUUID } from 'node:crypto';
import type { ExamSaved, ExamUpdate } from '@bandwise/api-contract/admin';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { draftContent } from '../../testing/content/draft-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { publishDue } from '../drafts/publish-due.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

/** A guest's view: the title of the section and whether it is listed, or the code of the refusal. */
async function seen(id: string): Promise<readonly unknown[]> {
  const opened = await world.guest.call('GET /api/section/:id', { params: { id } }).then(
    ({ title, version }) => [title, version],
    ({ code }: { code: string }) => [code],
  );
  const { sections } = await world.guest.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
  const row = sections.find((section) => section.id === id);
  return [...opened, row?.title ?? null, row?.locked ?? null];
}

describe('what everyone may know of a section', () => {
  let saved: ExamSaved;
  let id: string;

  beforeEach(async () => {
    saved = await world.publish(readingExam());
    id = firstSection(saved);
  });

  const exam = () => ({ params: { exam_id: saved.exam_id } });
  const update = (input: ExamUpdate) => world.admin.call('PUT /api/exam/:exam_id', { ...exam(), body: input });
  const setState = (state: 'archived' | 'published') =>
    world.admin.call('PUT /api/exam/:exam_id/state', { ...exam(), body: { state } });
  const remove = () => world.admin.call('DELETE /api/exam/delete/:id', { params: { id: saved.exam_id }, query: {} });

  async function publishScheduled(): Promise<void> {
    const body = { id: randomUUID(), exam_id: saved.exam_id, content: draftContent() };
    const draft = await world.admin.call('POST /api/draft', { body });
    await world.admin.call('PUT /api/draft/:id/schedule', {
      params: { id: draft.id },
      body: {
        revision: 1,
        schedule: {
          publish_at: new Date(test.deps.now().getTime() + 60_000).toISOString(),
          exam: { ...readingExam({ title: 'Scheduled' }), revision: saved.revision, section_ids: { '1': id } },
        },
      },
    });
    test.clock.advance({ minutes: 2 });
    await publishDue(test.deps);
  }

  async function changeByHand(): Promise<void> {
    await test.deps.db.transaction().execute(async (trx) => {
      const updated_at = sql<Date>`clock_timestamp()`;
      await trx.updateTable('sections').set({ title: 'By hand', updated_at }).where('id', '=', id).execute();
      await trx.updateTable('sections').set({ locked: true }).where('id', '=', id).execute();
      // Others do not see it before the commit.
      expect(await seen(id)).toEqual(['The Canal', 1, 'The Canal', false]);
    });
  }

  async function rollBack(): Promise<void> {
    const undone = test.deps.db.transaction().execute(async (trx) => {
      await trx.updateTable('sections').set({ title: 'Undone', locked: true }).where('id', '=', id).execute();
      throw new Error('Undone');
    });
    await expect(undone).rejects.toThrow('Undone');
  }

  it.each<[string, () => Promise<unknown>, readonly unknown[]]>([
    ['an update', () => update(readingExam({ title: 'Anew' })), ['Anew', 2, 'Anew', false]],
    [
      'a lock',
      () => update(readingExam({ locked: true, password: 'sesame-seed' })),
      ['section_locked', 'The Canal', true],
    ],
    ['unpublishing', () => setState('archived'), ['not_found', null, null]],
    ['deleting', remove, ['not_found', null, null]],
    ['a scheduled draft', publishScheduled, ['Scheduled', 2, 'Scheduled', false]],
    ['a transaction of several steps', changeByHand, ['section_locked', 'By hand', true]],
    ['a transaction that is rolled back', rollBack, ['The Canal', 1, 'The Canal', false]],
    ['truncating', () => sql`truncate exams cascade`.execute(test.deps.db), ['not_found', null, null]],
  ])('is kept, and is what %s has made of it once that is answered [D73]', async (_, change, after) => {
    const before = await seen(id);
    // Once a server's listener listens.
    await expect.poll(() => statementsOf(test.deps.pool, () => seen(id))).toEqual([]);
    expect(before).toEqual(['The Canal', 1, 'The Canal', false]);
    await change();
    expect(await seen(id)).toEqual(after);
  });

  it('is there again once it is published again, or restored [D73]', async () => {
    await setState('archived');
    expect(await seen(id)).toEqual(['not_found', null, null]);
    await setState('published');
    expect(await seen(id)).toEqual(['The Canal', 1, 'The Canal', false]);
    await remove();
    expect(await seen(id)).toEqual(['not_found', null, null]);
    await world.admin.call('POST /api/bin/:exam_id/restore', { ...exam(), query: {} });
    expect(await seen(id)).toEqual(['The Canal', 1, 'The Canal', false]);
  });
});
