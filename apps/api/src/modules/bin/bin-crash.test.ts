import path from 'node:path';
import { ApiError } from '@bandwise/api-contract/client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startCrashingApi, type CrashingApi } from '../../testing/faults/crashing-api.ts';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';
import { fullReadingExam } from '../../testing/content/sample-exams.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { emptyDatabase } from '../../testing/test-database.ts';

/** Some tens of processes are started one after the other. */
const PATIENCE = 900_000;

const engine = inject('engine');
const folder = temporaryFolder();
let api: CrashingApi;
beforeAll(async () => {
  api = await startCrashingApi({
    DATA_DIR: path.join(folder, 'crash'),
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    ...(engine.kind === 'postgres' ? { DATABASE_URL: await emptyDatabase(engine, 'bin_crash') } : {}),
  });
}, 60_000);
afterAll(() => api.stop());

type World = Awaited<ReturnType<typeof deleteTaken>>;

/** A deleted test of two parts with a name of its own, of which a learner has taken the first. */
async function deleteTaken(name: string) {
  const { admin, learner } = api;
  const { exam_id, sections } = await admin.call('POST /api/exam/new', {
    body: { ...fullReadingExam(), description: name },
  });
  const [sectionID = ''] = sections.map(({ id }) => id);
  const { attemptID } = await learner.call('POST /api/user/save-result', {
    body: { sectionID, answers: { '1': 'TRUE' } },
  });
  const exam = await readExam(exam_id);
  const result = await readResult(attemptID);
  await admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
  return { name, exam_id, exam, attemptID, result };
}

async function readResult(id: string) {
  const { attempt, section, result } = await api.learner.call('GET /api/attempt/:id', { params: { id } });
  return { answers: attempt.answers, section, result };
}

/** The test with all its parts, whatever its revision, or null where there is none. */
async function readExam(exam_id: string) {
  try {
    const { parts } = await api.admin.call('GET /api/exam/:exam_id', { params: { exam_id } });
    return parts.map(({ revision: _revision, ...part }) => part);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function resting({ exam_id }: World) {
  const { entries } = await api.admin.call('GET /api/bin', { query: {} });
  return entries.filter((entry) => entry.exam_id === exam_id).map(({ whole, parts }) => [whole, parts.length]);
}

async function recorded({ name }: World, action: string): Promise<number> {
  const { entries } = await api.admin.call('GET /api/audit', { query: { search: `“${name}”` } });
  return entries.filter((entry) => entry.action === action).length;
}

const keyOf = (call: string) => ({ headers: { 'idempotency-key': call } });

const restore = ({ name, exam_id }: World) =>
  api.admin.call('POST /api/bin/:exam_id/restore', { params: { exam_id }, query: {} }, keyOf(`restore ${name}`));

async function lookAfterRestoring(world: World): Promise<'resting' | 'restored'> {
  const exam = await readExam(world.exam_id);
  const isRestored = exam !== null;
  expect(exam).toEqual(isRestored ? world.exam : null);
  expect(await resting(world)).toEqual(isRestored ? [] : [[true, 2]]);
  expect(await recorded(world, 'exam.restore')).toBe(isRestored ? 1 : 0);
  expect(await readResult(world.attemptID)).toEqual(world.result);
  // Whoever got no answer presses the button again: it is done once, also if it was done.
  await restore(world);
  expect(await readExam(world.exam_id)).toEqual(world.exam);
  expect(await recorded(world, 'exam.restore')).toBe(1);
  return isRestored ? 'restored' : 'resting';
}

const remove = ({ name, exam_id }: World) =>
  api.admin.call('DELETE /api/bin/:exam_id', { params: { exam_id }, query: {} }, keyOf(`remove ${name}`));

async function lookAfterRemoving(world: World): Promise<'resting' | 'removed'> {
  const isRemoved = (await resting(world)).length === 0;
  expect(await resting(world)).toEqual(isRemoved ? [] : [[true, 2]]);
  expect(await recorded(world, 'exam.remove')).toBe(isRemoved ? 1 : 0);
  expect(await readResult(world.attemptID)).toEqual(world.result);
  await remove(world);
  expect(await resting(world)).toEqual([]);
  expect(await recorded(world, 'exam.remove')).toBe(1);
  expect(await readResult(world.attemptID)).toEqual(world.result);
  return isRemoved ? 'removed' : 'resting';
}

describe('a process that is killed', () => {
  it('leaves a test in the bin or restored, whole, with its results', { timeout: PATIENCE }, async () => {
    const prepare = (step: number) => deleteTaken(`Restored at ${step}`);
    const outcomes = await killAtEveryStep(api, { prepare, change: restore, look: lookAfterRestoring });
    expect(inOrder(outcomes)).toEqual(['resting', 'restored']);
    expect(outcomes.length).toBeGreaterThan(8);
  });

  it('leaves a test in the bin or removed, and what a learner did there', { timeout: PATIENCE }, async () => {
    const prepare = (step: number) => deleteTaken(`Removed at ${step}`);
    const outcomes = await killAtEveryStep(api, { prepare, change: remove, look: lookAfterRemoving });
    expect(inOrder(outcomes)).toEqual(['resting', 'removed']);
    expect(outcomes.length).toBeGreaterThan(8);
  });
});
