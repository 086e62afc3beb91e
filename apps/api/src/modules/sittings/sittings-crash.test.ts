import type { ExamSaved } from '@bandwise/api-contract/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { fullReadingExam } from '../../testing/content/sample-exams.ts';
import { sectionIds, typed } from '../../testing/content/sitting-makers.ts';
import { createCrashingApi, PATIENCE } from '../../testing/faults/create-crashing-api.ts';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';

const api = createCrashingApi('sittings_crash');
let exam: ExamSaved;
beforeAll(async () => {
  exam = await api.admin.call('POST /api/exam/new/:type', { params: { type: 'reading' }, body: fullReadingExam() });
}, 60_000);

const begin = () => api.learner.call('POST /api/sitting', { body: { exams: [exam.exam_id] } });
const sittings = async () => (await api.learner.call('GET /api/sitting', { query: {} })).sittings;
const attempts = async () => (await api.learner.call('GET /api/attempt', { query: {} })).attempts;

async function startOne(): Promise<string> {
  const { id } = await begin();
  await api.learner.call('POST /api/sitting/:id/next', { params: { id }, body: { exam: 0, phase: 'instructions' } });
  return id;
}

function finish(id: string) {
  const sections = [{ sectionID: sectionIds(exam)[0] ?? '', changes: typed({ '1': 'TRUE' }, Date.now()) }];
  return api.learner.call('POST /api/sitting/:id/finish', { params: { id }, body: { exam: 0, sections } });
}

describe('a process that is killed', () => {
  it('leaves no sitting or a whole one, which can be sat', { timeout: PATIENCE }, async () => {
    const outcomes = await killAtEveryStep(api, {
      prepare: async () => {
        for (const { id } of await sittings()) await api.learner.call('DELETE /api/sitting/:id', { params: { id } });
      },
      change: begin,
      look: async () => {
        const found = await sittings();
        const id = await startOne();
        const { sections } = await api.learner.call('GET /api/sitting/:id', { params: { id } });
        expect(sections.map(({ section }) => section.id)).toEqual(sectionIds(exam));
        expect(found.map((one) => one.id)).toEqual(found.length === 0 ? [] : [id]);
        return found.length === 0 ? 'none' : 'whole';
      },
    });
    expect(inOrder(outcomes)).toEqual(['none', 'whole']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(3));
    for (const { id } of await sittings()) await api.learner.call('DELETE /api/sitting/:id', { params: { id } });
  });

  it('leaves a sitting running or its result, once, and loses nothing [D40]', { timeout: PATIENCE }, async () => {
    const outcomes = await killAtEveryStep(api, {
      prepare: startOne,
      change: finish,
      look: async (id) => {
        const { status } = await api.learner.call('GET /api/sitting/:id', { params: { id } });
        // Sent again, it is done once.
        await finish(id);
        const result = await api.learner.call('GET /api/sitting/:id/result', { params: { id } });
        expect(result.exams.map(({ marks, total }) => [marks, total])).toEqual([[1, 4]]);
        return status;
      },
    });
    expect(inOrder(outcomes)).toEqual(['running', 'ended']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(4));
    expect(await attempts()).toHaveLength(Math.min(20, 2 * outcomes.length));
  });
});
