import { describe, expect, it } from 'vitest';
import type { ExamDetail } from '@bandwise/api-contract/admin';
import { inOrder, killAtEveryStep } from '../../testing/faults/kill-at-every-step.ts';
import { keyOf, PATIENCE, createCrashingApi } from '../../testing/faults/create-crashing-api.ts';
import { namedExam } from '../../testing/content/sample-exams.ts';

const api = createCrashingApi('crash');

type World = Awaited<ReturnType<typeof publishAndSit>>;

/** A test of two parts with a unique name; a learner has attempted the first. */
async function publishAndSit(name: string) {
  const saved = await api.admin.call('POST /api/exam/new', { body: namedExam(name) });
  const sectionID = saved.sections[0]?.id ?? '';
  const { attemptID } = await api.learner.call('POST /api/user/save-result', {
    body: { sectionID, answers: { '1': 'TRUE', '2': 'TRUE' } },
  });
  return { name, exam: await readExam(saved.exam_id), sectionID, result: await readResult(sectionID, attemptID) };
}

const readExam = async (exam_id: string) => {
  const exam = await api.readExam(exam_id);
  if (!exam) throw new Error('The test is gone');
  return exam;
};

async function readResult(sectionID: string, id: string) {
  const last = await api.learner.call('GET /api/user/last-result', { query: { sectionID } });
  return { id, last, result: await api.readResult(id) };
}

async function expectResultKept({ sectionID, result }: World): Promise<void> {
  expect(await readResult(sectionID, result.id)).toEqual(result);
}

/** The parts that the learner is offered under this name. */
async function offered(name: string) {
  const { sections } = await api.learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
  return inOrderOfTitle(sections.filter(({ title }) => title.startsWith(`${name},`)));
}

function inOrderOfTitle(parts: readonly { id: string; title: string; exam_id: string }[]) {
  return parts
    .map(({ id, title, exam_id }) => ({ id, title, exam_id }))
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** The audit entries about the test of this name. */
const recorded = async (name: string) => (await api.recorded(name)).map(([action]) => action);

const REWRITTEN = '<p>Rewritten.</p>';

function update({ name, exam: { exam_id } }: World) {
  const body = { ...namedExam(`${name} anew`, { passage: REWRITTEN }), description: name };
  return api.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body }, keyOf(`change ${name}`));
}

/** The test as the update leaves it: new versions of the same sections. */
function updated({ name, exam }: World): ExamDetail {
  const change = (part: ExamDetail['parts'][number]) => ({
    ...part,
    version: 2,
    revision: 2,
    title: `${name} anew, part ${part.part_number}`,
    passage: [REWRITTEN],
  });
  return { ...exam, revision: 2, content_revision: 2, parts: exam.parts.map(change) };
}

async function lookAfterUpdate(world: World): Promise<'old' | 'new'> {
  const { name, exam } = world;
  const now = await readExam(exam.exam_id);
  expect([exam, updated(world)]).toContainEqual(now);
  const isNew = now.parts[0]?.version === 2;
  expect(await offered(name)).toEqual(isNew ? [] : inOrderOfTitle(exam.parts));
  expect(await offered(`${name} anew`)).toEqual(isNew ? inOrderOfTitle(now.parts) : []);
  expect(await recorded(name)).toEqual(isNew ? ['exam.create', 'exam.update'] : ['exam.create']);
  await expectResultKept(world);
  // A user without a response presses the button again: the action takes effect once.
  await update(world);
  expect(await recorded(name)).toEqual(['exam.create', 'exam.update']);
  expect(await readExam(exam.exam_id)).toEqual(updated(world));
  await expectResultKept(world);
  return isNew ? 'new' : 'old';
}

/** The spec's own update (administrator specification, section 7): two calls, each atomic. */
async function replace({ name, exam }: World): Promise<void> {
  const { call } = api.admin;
  const body = namedExam(`${name} anew`);
  await call('DELETE /api/exam/delete/:id', { params: { id: exam.exam_id }, query: {} }, keyOf(`delete ${name}`));
  await call('POST /api/exam/new/:type', { params: { type: 'reading' }, body }, keyOf(`create ${name}`));
}

async function lookAfterReplacing(world: World): Promise<'old' | 'deleted' | 'created'> {
  const { name, exam } = world;
  const fresh = await offered(`${name} anew`);
  const created = await api.readExam(fresh[0]?.exam_id ?? exam.exam_id);
  const isCreated = fresh.length > 0;
  const isDeleted = created === null || isCreated;
  expect(await api.readExam(exam.exam_id)).toEqual(isDeleted ? null : exam);
  expect(await offered(name)).toEqual(isDeleted ? [] : inOrderOfTitle(exam.parts));
  expect(await recorded(name)).toEqual(isDeleted ? ['exam.create', 'exam.delete'] : ['exam.create']);
  expect(await recorded(`${name} anew`)).toEqual(isCreated ? ['exam.create'] : []);
  expect(isCreated ? contentOf(created) : []).toEqual(isCreated ? contentOf(exam) : []);
  // Both are made again, and each is done once: neither is the test there twice, nor is it said to be missing.
  await replace(world);
  expect(await recorded(name)).toEqual(['exam.create', 'exam.delete']);
  expect(await recorded(`${name} anew`)).toEqual(['exam.create']);
  await expectResultKept(world);
  return isCreated ? 'created' : isDeleted ? 'deleted' : 'old';
}

const contentOf = (exam: ExamDetail | null) =>
  exam?.parts.map(({ passage, groups, time }) => ({ passage, groups, time }));

describe('a process that is killed', () => {
  it('leaves the old test or the new one, whole, with its sections and results', { timeout: PATIENCE }, async () => {
    const prepare = (step: number) => publishAndSit(`Updated at ${step}`);
    const outcomes = await killAtEveryStep(api, { prepare, change: update, look: lookAfterUpdate });
    expect(inOrder(outcomes)).toEqual(['old', 'new']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(8));
  });

  it('leaves a deletion and a creation each done or not, and every result', { timeout: PATIENCE }, async () => {
    const prepare = (step: number) => publishAndSit(`Replaced at ${step}`);
    const outcomes = await killAtEveryStep(api, { prepare, change: replace, look: lookAfterReplacing });
    expect(inOrder(outcomes)).toEqual(['old', 'deleted', 'created']);
    expect(outcomes.length).toBeGreaterThan(api.stepsOf(12));
  });
});
