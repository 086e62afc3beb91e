import { beforeAll, describe, expect, it } from 'vitest';
import { startAssigned } from '../../testing/content/class-makers.ts';
import { createCrashClass, type CrashClass } from '../../testing/faults/crash-class.ts';
import { createCrashingApi, PATIENCE } from '../../testing/faults/create-crashing-api.ts';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';

const api = createCrashingApi('assignments_crash');
let world: CrashClass;
beforeAll(async () => {
  world = await createCrashClass(api);
}, 60_000);

const sittings = async () => (await api.learner.call('GET /api/sitting', { query: {} })).sittings;
const start = (id: string) => startAssigned(id, api.learner);

async function assign(step: number): Promise<string> {
  for (const { id } of await sittings()) await api.learner.call('DELETE /api/sitting/:id', { params: { id } });
  return world.assign(`Mock exam ${step}`);
}

describe('a process that is killed', () => {
  it('leaves an assigned test started with its sitting, or not at all [D196]', { timeout: PATIENCE }, async () => {
    const outcomes = await killAtEveryStep(api, {
      prepare: assign,
      change: start,
      look: async (id) => {
        const { items } = await api.learner.call('GET /api/assigned/:id', { params: { id } });
        const open = await sittings();
        const isStarted = items[0]?.state === 'running';
        // Started again, it is the one attempt that the assignment allows.
        const { sittingID } = await start(id);
        expect((await sittings()).map((one) => one.id)).toEqual([sittingID]);
        expect(open.map((one) => one.id)).toEqual(isStarted ? [sittingID] : []);
        const again = await api.learner.call('GET /api/assigned/:id', { params: { id } });
        expect(again.items).toMatchObject([{ state: 'running', attempts: 1 }]);
        return isStarted ? 'running' : 'open';
      },
    });
    expect(inOrder(outcomes)).toEqual(['open', 'running']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(3));
  });
});
