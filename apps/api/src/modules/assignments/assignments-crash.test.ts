import { beforeAll, describe, expect, it } from 'vitest';
import { newAssignment } from '../../testing/content/class-makers.ts';
import { fullReadingExam } from '../../testing/content/sample-exams.ts';
import { createCrashingApi, PATIENCE } from '../../testing/faults/create-crashing-api.ts';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';

const api = createCrashingApi('assignments_crash');
let examID: string;
let classID: string;
beforeAll(async () => {
  const exam = await api.admin.call('POST /api/exam/new/:type', {
    params: { type: 'reading' },
    body: fullReadingExam(),
  });
  examID = exam.exam_id;
  classID = (await api.admin.call('POST /api/class', { body: { name: 'Evening class' } })).id;
  const { email } = await api.learner.call('GET /api/user', {});
  await api.admin.call('POST /api/class/:id/member', {
    params: { id: classID },
    body: { role: 'learner', emails: [email] },
  });
}, 60_000);

const sittings = async () => (await api.learner.call('GET /api/sitting', { query: {} })).sittings;
const start = (id: string) => api.learner.call('POST /api/assigned/:id/start', { params: { id }, body: { item: 0 } });

async function assign(step: number): Promise<string> {
  for (const { id } of await sittings()) await api.learner.call('DELETE /api/sitting/:id', { params: { id } });
  const { id } = await api.admin.call('POST /api/class/:id/assignment', {
    params: { id: classID },
    body: newAssignment({
      name: `Mock exam ${step}`,
      items: [{ kind: 'exam', examID }],
      now: new Date(Date.now() - 1000),
    }),
  });
  return id;
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
