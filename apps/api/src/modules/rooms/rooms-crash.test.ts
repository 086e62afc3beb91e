import { beforeAll, describe, expect, it } from 'vitest';
import { startAssigned } from '../../testing/content/class-makers.ts';
import { sectionIds, typed } from '../../testing/content/sitting-makers.ts';
import { createCrashClass, type CrashClass } from '../../testing/faults/crash-class.ts';
import { createCrashingApi, keyOf, PATIENCE } from '../../testing/faults/create-crashing-api.ts';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';

const api = createCrashingApi('rooms_crash');
let world: CrashClass;
beforeAll(async () => {
  world = await createCrashClass(api);
}, 60_000);

interface Prepared {
  readonly id: string;
  readonly sitting: string;
}

/** An assignment whose sitting runs with one right answer. */
async function sit(step: number): Promise<Prepared> {
  const id = await world.assign(`Mock exam ${step}`);
  const started = await startAssigned(id, api.learner);
  const params = { id: started.sittingID ?? '' };
  await api.learner.call('POST /api/sitting/:id/next', { params, body: { exam: 0, phase: 'instructions' } });
  const sections = [{ sectionID: sectionIds(world.exam)[0] ?? '', changes: typed({ '1': 'TRUE' }, Date.now()) }];
  await api.learner.call('PATCH /api/sitting/:id', { params, body: { sections } });
  return { id, sitting: params.id };
}

const finish = (id: string) => api.learner.call('POST /api/sitting/:id/finish', { params: { id }, body: { exam: 0 } });
const marksOf = async (id: string) =>
  (await api.learner.call('GET /api/sitting/:id/result', { params: { id } })).exams.map(({ marks }) => marks);
const end = ({ id }: Prepared) =>
  api.admin.call(
    'POST /api/assignment/:id/room/end',
    { params: { id }, body: { userID: world.userID, reason: 'A fire drill' } },
    keyOf(`end ${id}`),
  );
const reopen = ({ id }: Prepared) =>
  api.admin.call(
    'POST /api/assignment/:id/room/reopen',
    { params: { id }, body: { userID: world.userID, minutes: 0, reason: 'A fire drill' } },
    keyOf(`reopen ${id}`),
  );

describe('a process that is killed', () => {
  it(
    'leaves a test with its results or reopened with its answers, nothing between [D199]',
    { timeout: PATIENCE },
    async () => {
      const outcomes = await killAtEveryStep(api, {
        prepare: async (step) => {
          const prepared = await sit(step);
          await finish(prepared.sitting);
          return prepared;
        },
        change: reopen,
        look: async (prepared) => {
          const params = { id: prepared.sitting };
          const { status, sections } = await api.learner.call('GET /api/sitting/:id', { params });
          const isOver = status === 'ended';
          const found = isOver ? await marksOf(prepared.sitting) : sections[0]?.saved.answers;
          expect(found).toEqual(isOver ? [1] : { '1': 'TRUE' });
          // Sent again, it is done once.
          await reopen(prepared);
          await finish(prepared.sitting);
          expect(await marksOf(prepared.sitting)).toEqual([1]);
          return status;
        },
      });
      expect(inOrder(outcomes)).toEqual(['ended', 'running']);
      expect(outcomes.length).toBeGreaterThan(api.stepsOf(6));
    },
  );

  it('leaves a test running or ended, once [D199]', { timeout: PATIENCE }, async () => {
    const outcomes = await killAtEveryStep(api, {
      prepare: (step) => sit(1000 + step),
      change: end,
      look: async (prepared) => {
        const { state } = await api.learner.call('GET /api/sitting/:id', { params: { id: prepared.sitting } });
        await end(prepared);
        const again = await api.learner.call('GET /api/sitting/:id', { params: { id: prepared.sitting } });
        expect(again.events.filter(({ type }) => type === 'end')).toHaveLength(1);
        await finish(prepared.sitting);
        return state.phase;
      },
    });
    expect(inOrder(outcomes)).toEqual(['running', 'ended']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(3));
  });
});
