import path from 'node:path';
import type { ExamSaved } from '@bandwise/api-contract/admin';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fullReadingExam } from '../../testing/content/sample-exams.ts';
import { sectionIds, typed } from '../../testing/content/sitting-makers.ts';
import { startCrashingApi, type CrashingApi } from '../../testing/faults/crashing-api.ts';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { emptyDatabase } from '../../testing/test-database.ts';

/** Some tens of processes are started one after the other. */
const PATIENCE = 900_000;

const engine = inject('engine');
const folder = temporaryFolder();
const settings: Record<string, string> = {
  DATA_DIR: path.join(folder, 'crash'),
  NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
};
let api: CrashingApi;
let exam: ExamSaved;
beforeAll(async () => {
  if (engine.kind === 'postgres') settings['DATABASE_URL'] = await emptyDatabase(engine, 'sittings_crash');
  api = await startCrashingApi(settings);
  exam = await api.admin.call('POST /api/exam/new/:type', { params: { type: 'reading' }, body: fullReadingExam() });
}, 60_000);
afterAll(() => api.stop());

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
    expect(outcomes.length).toBeGreaterThan(3);
    for (const { id } of await sittings()) await api.learner.call('DELETE /api/sitting/:id', { params: { id } });
  });

  it('leaves a sitting running or its result, once, and loses nothing', { timeout: PATIENCE }, async () => {
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
    expect(outcomes.length).toBeGreaterThan(4);
    expect(await attempts()).toHaveLength(Math.min(20, 2 * outcomes.length));
  });
});
