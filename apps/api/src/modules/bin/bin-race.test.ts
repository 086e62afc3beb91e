import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { beforeStatement } from '../../testing/faults/before-statement.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import { fullReadingExam, readingExam, readingPart } from '../../testing/content/sample-exams.ts';
import { emptyBin } from './empty-bin.ts';

let test: TestApp;
let world: ContentWorld;
/** Processes that are 31 days on. */
let processes: readonly TestApp[];

beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  processes = await Promise.all(Array.from({ length: 4 }, () => createTestApp({ beside: test })));
  for (const { clock } of processes) clock.advance({ days: 31 });
});

async function publishDeleted(count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { exam_id } = await world.publish(fullReadingExam());
    await remove(exam_id);
    ids.push(exam_id);
  }
  return ids;
}

const remove = (id: string) => world.admin.call('DELETE /api/exam/delete/:id', { params: { id }, query: {} });
const restore = (exam_id: string, query: { section?: string } = {}) =>
  world.admin.call('POST /api/bin/:exam_id/restore', { params: { exam_id }, query });
const removeForGood = (exam_id: string) =>
  world.admin.call('DELETE /api/bin/:exam_id', { params: { exam_id }, query: {} });
const partsOf = async (exam_id: string) =>
  (await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id } })).parts.length;
const emptyEverywhere = () => Promise.all(processes.map(({ deps }) => emptyBin(deps)));
const count = async (table: 'exams' | 'sections' | 'section_versions') =>
  (await test.deps.db.selectFrom(table).select('created_at').execute()).length;
const outcomesOf = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map(
    (call) => (call.status === 'fulfilled' ? 'done' : (call.reason as { code?: unknown }).code), // an ApiError
  );

describe('at the same moment', () => {
  it('several processes empty the bin: all of it goes, and none fails', async () => {
    await publishDeleted(12);
    await emptyEverywhere();
    // The others skip an exam that one process works on.
    expect([await count('exams'), await count('sections'), await count('section_versions')]).toEqual([0, 0, 0]);
  });

  it('a test is restored while the bin is emptied: it is back whole, or gone whole', async () => {
    const ids = await publishDeleted(8);
    const [, outcomes] = await Promise.all([emptyEverywhere(), outcomesOf(ids.map((id) => restore(id)))]);
    const restored = ids.filter((_, index) => outcomes[index] === 'done');
    expect(outcomes.filter((one) => one !== 'done' && one !== 'not_found')).toEqual([]);
    for (const id of restored) expect(await partsOf(id)).toBe(2);
    expect(await count('exams')).toBe(restored.length);
    expect(await count('section_versions')).toBe(restored.length * 2);
  });

  it('a test is restored twice, deleted twice, or restored and removed: one of the two is answered', async () => {
    const [id = ''] = await publishDeleted(1);
    const twice = async (...calls: readonly Promise<unknown>[]) =>
      (await outcomesOf(calls)).map(String).toSorted((a, b) => a.localeCompare(b));
    expect(await twice(restore(id), restore(id))).toEqual(['done', 'not_found']);
    expect(await partsOf(id)).toBe(2);
    expect(await twice(remove(id), remove(id))).toEqual(['done', 'not_found']);
    expect(await twice(restore(id), removeForGood(id))).toEqual(['done', 'not_found']);
  });

  it('a deletion meets a restoration: the test is there whole, or in the bin whole', async () => {
    const [id = ''] = await publishDeleted(1);
    await restore(id);
    await outcomesOf([remove(id), restore(id), remove(id), restore(id)]);
    const { entries } = await world.admin.call('GET /api/bin', { query: {} });
    const resting = entries.map(({ whole, parts }) => [whole, parts.length]);
    const there = await partsOf(id).catch(() => 0);
    expect([
      [[], 2],
      [[[true, 2]], 0],
    ]).toContainEqual([resting, there]);
  });

  it('a part is restored and a new one gets its number: one of the two is refused', async () => {
    const saved = await world.publish(fullReadingExam());
    const { exam_id } = saved;
    const query = { part_number: 1 };
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query });
    const { revision } = await world.admin.call('GET /api/exam/:exam_id', { params: { exam_id } });
    const anew = world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id },
      body: { revision, reading: [readingPart({ title: 'New' })] },
    });
    const outcomes = await outcomesOf([restore(exam_id, { section: firstSection(saved) }), anew]);
    expect([
      ['done', 'version_conflict'],
      ['part_number_taken', 'done'],
    ]).toContainEqual(outcomes);
    expect(await partsOf(exam_id)).toBe(2);
  });

  it('a learner hands in a test that is removed: they have their result, or are told that it is not there', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const gone = async () => {
      await remove(saved.exam_id);
      await removeForGood(saved.exam_id);
    };
    const pool = beforeStatement('attempts-insert-submitted', test.deps.pool, gone);
    const late = await (await createTestApp({ beside: test, deps: { pool } })).signIn({ id: world.learnerId });
    const handIn = late.call('POST /api/user/save-result', { body: { sectionID, answers: {} } });
    expect(await refusalOf(handIn)).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('a learner begins a test that is removed: the version that they have is kept', async () => {
    const saved = await world.publish(readingExam());
    const { db } = test.deps;
    const attempt = {
      user_id: world.learnerId,
      section_id: firstSection(saved),
      version: 1,
      deadline: null,
    };
    await remove(saved.exam_id);
    // As a process that asked for the section just before it was deleted.
    const begin = db.insertInto('attempts').values(attempt).execute();
    const [outcome] = await outcomesOf([begin, removeForGood(saved.exam_id)]);
    expect(await count('section_versions')).toBe(outcome === 'done' ? 1 : 0);
  });
});
