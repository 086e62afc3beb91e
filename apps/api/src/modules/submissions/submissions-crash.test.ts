import { describe, expect, it } from 'vitest';
import { createCrashingApi, PATIENCE } from '../../testing/faults/create-crashing-api.ts';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';
import { writingExam } from '../../testing/content/sample-exams.ts';

const api = createCrashingApi('submissions');

const TEXT = 'Towns grow.';

/** Publishes a writing task for this step, and begins its text. */
async function beginText(step: number) {
  const title = `Text ${crypto.randomUUID().slice(0, 8)}, step ${step}`;
  const exam = writingExam({ title });
  const { sections } = await api.admin.call('POST /api/exam/new', { body: { ...exam, description: title } });
  const sectionID = sections[0]?.id ?? '';
  const id = crypto.randomUUID();
  await api.learner.call('PUT /api/submission/draft/:sectionID', {
    params: { sectionID },
    body: { id, text: { value: 'Towns', at: Date.now() } },
  });
  return { id, sectionID, title };
}

type Begun = Awaited<ReturnType<typeof beginText>>;

const handIn = ({ id, sectionID }: Begun) =>
  api.learner.call('POST /api/submission', { body: { id, sectionID, text: TEXT } });

async function lookAfterHandIn(begun: Begun): Promise<'begun' | 'handed in'> {
  const { id, sectionID } = begun;
  const own = () => api.learner.call('GET /api/submission', { query: { sectionID } });
  const { draft } = await api.learner.call('GET /api/submission/draft/:sectionID', { params: { sectionID } });
  const { submissions } = await own();
  expect(draft === null).toBe(submissions.length === 1);
  expect(await handIn(begun)).toMatchObject({ id, text: TEXT });
  expect((await own()).submissions).toHaveLength(1);
  return draft === null ? 'handed in' : 'begun';
}

async function assessText(step: number) {
  const begun = await beginText(step);
  await handIn(begun);
  const params = { id: begun.id };
  await api.admin.call('POST /api/submission/:id/claim', { params });
  const { revision } = await api.admin.call('PUT /api/submission/:id/assessment', {
    params,
    body: {
      revision: 0,
      bands: { task_achievement: 6, coherence: 6, vocabulary: 6, grammar: 6 },
      comments: [],
      summary: '',
    },
  });
  return { ...begun, revision };
}

type Assessed = Awaited<ReturnType<typeof assessText>>;

const release = ({ id, revision }: Assessed) =>
  api.admin.call('POST /api/submission/:id/release', { params: { id }, body: { revision, at_once: true } });

async function lookAfterRelease(assessed: Assessed): Promise<'assessed' | 'draft'> {
  const { feedback } = await api.learner.call('GET /api/submission/:id', { params: { id: assessed.id } });
  expect((await release(assessed)).released).toMatchObject([{ version: 1 }]);
  expect((await api.recorded(assessed.title)).filter(([action]) => action.startsWith('submission'))).toHaveLength(1);
  return feedback === null ? 'draft' : 'assessed';
}

async function beginOpinion(step: number) {
  const assessed = await assessText(step);
  await api.admin.call('POST /api/submission/:id/second-opinion', { params: { id: assessed.id } });
  return assessed;
}

const finishOpinion = ({ id, revision }: Assessed) =>
  api.admin.call('POST /api/submission/:id/opinion', { params: { id }, body: { revision } });

async function lookAfterOpinion(assessed: Assessed): Promise<'draft' | 'finished'> {
  const { draft, opinions } = await api.admin.call('GET /api/submission/:id/assessment', {
    params: { id: assessed.id },
  });
  expect(draft === null).toBe(opinions?.first !== null);
  expect((await finishOpinion(assessed)).opinions).toMatchObject({ phase: 'second', first: { band: 6 } });
  expect((await api.recorded(assessed.title)).filter(([action]) => action === 'submission.opinion')).toHaveLength(1);
  return draft === null ? 'finished' : 'draft';
}

const requestOpinion = ({ id }: Assessed) =>
  api.admin.call('POST /api/submission/:id/second-opinion', { params: { id } });

async function lookAfterRequest(assessed: Assessed): Promise<'none' | 'requested'> {
  const { opinions } = await api.admin.call('GET /api/submission/:id/assessment', { params: { id: assessed.id } });
  expect((await requestOpinion(assessed)).opinions).toMatchObject({ phase: 'first' });
  const requests = (await api.recorded(assessed.title)).filter(([action]) => action === 'submission.request_opinion');
  expect(requests).toHaveLength(1);
  return opinions === null ? 'none' : 'requested';
}

describe('a process that dies', { timeout: PATIENCE }, () => {
  it('while a text is handed in leaves the draft or the submission, and the repeated call hands it in once', async () => {
    const outcomes = await killAtEveryStep(api, { prepare: beginText, change: handIn, look: lookAfterHandIn });
    expect(inOrder(outcomes)).toEqual(['begun', 'handed in']);
  });

  it('while an assessment is released leaves the draft or one release', async () => {
    const outcomes = await killAtEveryStep(api, { prepare: assessText, change: release, look: lookAfterRelease });
    expect(inOrder(outcomes)).toEqual(['draft', 'assessed']);
  });

  it('while a second opinion is requested leaves no request or one', async () => {
    const outcomes = await killAtEveryStep(api, {
      prepare: assessText,
      change: requestOpinion,
      look: lookAfterRequest,
    });
    expect(inOrder(outcomes)).toEqual(['none', 'requested']);
  });

  it('while an opinion is finished leaves the draft or the opinion', async () => {
    const outcomes = await killAtEveryStep(api, {
      prepare: beginOpinion,
      change: finishOpinion,
      look: lookAfterOpinion,
    });
    expect(inOrder(outcomes)).toEqual(['draft', 'finished']);
  });
});
