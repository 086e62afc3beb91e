import { describe, expect, it } from 'vitest';
import { readingExam, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { createCrashingApi, keyOf, PATIENCE } from '../../testing/faults/create-crashing-api.ts';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';

const api = createCrashingApi('regrade_crash');

/** A test where a learner gave an answer that its key lacks. */
async function takeOne(name: string) {
  const { sections } = await api.admin.call('POST /api/exam/new', { body: readingExam({}, name) });
  const id = sections[0]?.id ?? '';
  const { attemptID } = await api.learner.call('POST /api/user/save-result', {
    body: { sectionID: id, answers: { ...RIGHT_ANSWERS, '5': 'dock' } },
  });
  return { name, id, attemptID, before: await readMarks(attemptID) };
}

/** The learner's marks without the history of corrections. */
async function readMarks(attemptID: string) {
  const { result, attempt } = await api.learner.call('GET /api/attempt/:id', { params: { id: attemptID } });
  const { corrections: _corrections, ...marks } = result ?? {};
  return { answers: attempt.answers, version: attempt.version, result: marks };
}

type World = Awaited<ReturnType<typeof takeOne>>;

const regrade = ({ name, id }: World) =>
  api.admin.call(
    'POST /api/section/:id/regrade',
    { params: { id }, body: { question: '5', accept: 'dock', reason: 'Both.' } },
    keyOf(`regrade ${name}`),
  );
const undo = ({ name }: World, id: string) =>
  api.admin.call('POST /api/regrade/:id/undo', { params: { id }, body: {} }, keyOf(`undo ${name}`));

async function stateOf({ id }: World) {
  const { regrades } = await api.admin.call('GET /api/regrade', { query: { section: id } });
  const edited = await api.admin.call('GET /api/section/:id?view=edit', { params: { id }, query: { view: 'edit' } });
  return { regrades, version: edited.version };
}

describe('a process that is killed', () => {
  it('has put a key right for everybody, or for nobody [D64]', { timeout: PATIENCE }, async () => {
    const look = async (world: World) => {
      const { regrades, version } = await stateOf(world);
      const isDone = regrades.length === 1;
      expect(version).toBe(isDone ? 2 : 1);
      const now = await readMarks(world.attemptID);
      expect(isDone ? world.before : now).toEqual(world.before);
      expect(now).toMatchObject({ result: { correctCount: isDone ? 9 : 8 } });
      // A user without a response presses the button again: the action takes effect once.
      await regrade(world);
      expect(await stateOf(world)).toMatchObject({ version: 2, regrades: [{ sums: { gained: 1 } }] });
      return isDone ? 'done' : 'as before';
    };
    const prepare = (step: number) => takeOne(`Put right at ${step}`);
    const outcomes = await killAtEveryStep(api, { prepare, change: regrade, look });
    expect(inOrder(outcomes)).toEqual(['as before', 'done']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(8));
  });

  it('has taken it back for everybody, or for nobody', { timeout: PATIENCE }, async () => {
    const prepare = async (step: number) => {
      const world = await takeOne(`Taken back at ${step}`);
      const { id } = await regrade(world);
      return { ...world, regradeId: id ?? '', after: await readMarks(world.attemptID) };
    };
    const look = async (world: Awaited<ReturnType<typeof prepare>>) => {
      const { regrades, version } = await stateOf(world);
      const isUndone = (regrades[0]?.undone ?? null) !== null;
      expect(version).toBe(isUndone ? 3 : 2);
      expect(await readMarks(world.attemptID)).toEqual(isUndone ? world.before : world.after);
      await undo(world, world.regradeId);
      expect(await readMarks(world.attemptID)).toEqual(world.before);
      expect((await stateOf(world)).version).toBe(3);
      return isUndone ? 'undone' : 'as before';
    };
    const change = (world: Awaited<ReturnType<typeof prepare>>) => undo(world, world.regradeId);
    const outcomes = await killAtEveryStep(api, { prepare, change, look });
    expect(inOrder(outcomes)).toEqual(['as before', 'undone']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(8));
  });
});
