import { describe, expect, it } from 'vitest';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';
import { keyOf, PATIENCE, createCrashingApi } from '../../testing/faults/create-crashing-api.ts';
import { fullReadingExam } from '../../testing/content/sample-exams.ts';

const api = createCrashingApi('bin_crash');

type World = Awaited<ReturnType<typeof deleteTaken>>;

/** A deleted test of two parts with a unique name; a learner has attempted the first. */
async function deleteTaken(name: string) {
  const { admin, learner } = api;
  const { exam_id, sections } = await admin.call('POST /api/exam/new', {
    body: { ...fullReadingExam(), description: name },
  });
  const [sectionID = ''] = sections.map(({ id }) => id);
  const { attemptID } = await learner.call('POST /api/user/save-result', {
    body: { sectionID, answers: { '1': 'TRUE' } },
  });
  const exam = await readParts(exam_id);
  const result = await api.readResult(attemptID);
  await admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
  return { name, exam_id, exam, attemptID, result };
}

/** The parts of the test, whatever its revision, or null where there is none. */
async function readParts(exam_id: string) {
  const exam = await api.readExam(exam_id);
  return exam?.parts.map(({ revision: _revision, ...part }) => part) ?? null;
}

async function resting({ exam_id }: World) {
  const { entries } = await api.admin.call('GET /api/bin', { query: {} });
  return entries.filter((entry) => entry.exam_id === exam_id).map(({ whole, parts }) => [whole, parts.length]);
}

const recorded = async ({ name }: World, action: string) =>
  (await api.recorded(name)).filter(([one]) => one === action).length;

const restore = ({ name, exam_id }: World) =>
  api.admin.call('POST /api/bin/:exam_id/restore', { params: { exam_id }, query: {} }, keyOf(`restore ${name}`));

async function lookAfterRestoring(world: World): Promise<'resting' | 'restored'> {
  const exam = await readParts(world.exam_id);
  const isRestored = exam !== null;
  expect(exam).toEqual(isRestored ? world.exam : null);
  expect(await resting(world)).toEqual(isRestored ? [] : [[true, 2]]);
  expect(await recorded(world, 'exam.restore')).toBe(isRestored ? 1 : 0);
  expect(await api.readResult(world.attemptID)).toEqual(world.result);
  // A user without a response presses the button again: the action takes effect once.
  await restore(world);
  expect(await readParts(world.exam_id)).toEqual(world.exam);
  expect(await recorded(world, 'exam.restore')).toBe(1);
  return isRestored ? 'restored' : 'resting';
}

const remove = ({ name, exam_id }: World) =>
  api.admin.call('DELETE /api/bin/:exam_id', { params: { exam_id }, query: {} }, keyOf(`remove ${name}`));

async function lookAfterRemoving(world: World): Promise<'resting' | 'removed'> {
  const isRemoved = (await resting(world)).length === 0;
  expect(await resting(world)).toEqual(isRemoved ? [] : [[true, 2]]);
  expect(await recorded(world, 'exam.remove')).toBe(isRemoved ? 1 : 0);
  expect(await api.readResult(world.attemptID)).toEqual(world.result);
  await remove(world);
  expect(await resting(world)).toEqual([]);
  expect(await recorded(world, 'exam.remove')).toBe(1);
  expect(await api.readResult(world.attemptID)).toEqual(world.result);
  return isRemoved ? 'removed' : 'resting';
}

describe('a process that is killed', () => {
  it('leaves a test in the bin or restored, whole, with its results', { timeout: PATIENCE }, async () => {
    const prepare = (step: number) => deleteTaken(`Restored at ${step}`);
    const outcomes = await killAtEveryStep(api, { prepare, change: restore, look: lookAfterRestoring });
    expect(inOrder(outcomes)).toEqual(['resting', 'restored']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(8));
  });

  it('leaves a test in the bin or removed, and what a learner did there', { timeout: PATIENCE }, async () => {
    const prepare = (step: number) => deleteTaken(`Removed at ${step}`);
    const outcomes = await killAtEveryStep(api, { prepare, change: remove, look: lookAfterRemoving });
    expect(inOrder(outcomes)).toEqual(['resting', 'removed']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(8));
  });
});
