import { beforeEach, describe, expect, it } from 'vitest';
import type { ExamSaved } from '@bandwise/api-contract/admin';
import { listeningExam, speakingExam, writingExam } from '../../testing/content/sample-exams.ts';
import {
  begin,
  createSittingWorld,
  finish,
  fortyMarks,
  resultOf,
  save,
  sectionIds,
  start,
  typed,
  type SittingWorld,
} from '../../testing/content/sitting-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { makeDue } from '../../testing/make-due.ts';

const TEXT = 'Towns grow, however slowly.';
const TASK_1 = { task_achievement: 6, coherence: 6, vocabulary: 6, grammar: 6 };
const TASK_2 = { task_response: 7, coherence: 7, vocabulary: 7, grammar: 8 };
const SPOKEN = { fluency: 6, vocabulary: 6, grammar: 6, pronunciation: 7 };

let world: SittingWorld;
beforeEach(async () => {
  world = await createSittingWorld(await createTestApp());
});

/** A listening exam of forty marks, whose every answer is TRUE. */
function fortyHeard() {
  const [part] = listeningExam().listening ?? [];
  const { reading = [] } = fortyMarks();
  return {
    description: 'Heard',
    listening: reading.map(({ groups = [], part_number = 1 }) => Object.assign({}, part, { groups, part_number })),
  };
}

function twoTasks() {
  const [task] = writingExam().writing ?? [];
  return { description: 'Writing', writing: [1, 2].map((part_number) => Object.assign({}, task, { part_number })) };
}

/** Sits a mock exam with all answers right, and both texts unless one is left empty. */
async function sitMock(exams: readonly ExamSaved[], texts: readonly string[] = [TEXT, TEXT]) {
  const { learner, test } = world;
  const { id } = await begin(learner, ...exams);
  for (const [index, exam] of exams.entries()) {
    if (index > 0)
      await learner.call('POST /api/sitting/:id/next', { params: { id }, body: { exam: index, phase: 'pause' } });
    await start(learner, id, index);
    const at = test.deps.now().getTime();
    const answers = Object.fromEntries(Array.from({ length: 40 }, (_, number) => [`${number + 1}`, 'TRUE']));
    for (const [place, sectionID] of sectionIds(exam).entries())
      await save(
        learner,
        id,
        index === 2
          ? { sectionID, text: { value: texts[place] ?? '', at } }
          : { sectionID, changes: typed(answers, at) },
      );
    await finish(learner, id, index);
  }
  return id;
}

async function publishMock() {
  return [await world.publish(fortyHeard()), await world.publish(fortyMarks()), await world.publish(twoTasks())];
}

async function assess(id: string, bands: object) {
  const params = { id };
  const { revision } = await world.admin.call('POST /api/submission/:id/claim', { params });
  const body = { revision, bands, comments: [], summary: '' };
  const saved = await world.admin.call('PUT /api/submission/:id/assessment', { params, body });
  await world.admin.call('POST /api/submission/:id/release', {
    params,
    body: { revision: saved.revision, at_once: true },
  });
}

/** Hands in a speaking test for a sitting, as its recordings do. */
async function speak(sitting_id: string): Promise<string> {
  const { deps } = world.test;
  const [section_id = ''] = sectionIds(await world.publish(speakingExam()));
  const at = deps.now();
  const { id } = await deps.db
    .insertInto('submissions')
    .values({
      user_id: world.learnerId,
      section_id,
      version: 1,
      sitting_id,
      text: '',
      text_at: at.getTime(),
      created_at: at,
      handed_in_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ownTexts = async () => {
  const { submissions } = await world.learner.call('GET /api/submission', { query: {} });
  const idOf = (task: string) => submissions.find((one) => one.task === task)?.id ?? '';
  return [idOf('writing_task_1'), idOf('writing_task_2')] as const;
};
const summaryOf = async () => (await world.learner.call('GET /api/sitting', { query: {} })).sittings[0];

describe('the overall band of a mock exam [D190]', () => {
  it('waits for Writing and Speaking, and is mailed once when the last of them is assessed', async () => {
    const id = await sitMock(await publishMock());
    expect(await resultOf(world.learner, id)).toMatchObject({
      overall: null,
      waiting_for: ['writing', 'speaking'],
      speaking: null,
      exams: [{ band: { band: 9 } }, { band: { band: 9 } }, { band: null }],
    });
    const [first, second] = await ownTexts();
    await assess(first, TASK_1);
    await assess(second, TASK_2);
    // (6 + 2 × 7.25) ÷ 3 = 6.83
    expect(await resultOf(world.learner, id)).toMatchObject({
      waiting_for: ['speaking'],
      exams: [{}, {}, { band: { band: 7 } }],
    });
    const spoken = await speak(id);
    expect(await resultOf(world.learner, id)).toMatchObject({
      overall: null,
      waiting_for: ['speaking'],
      speaking: { submission: { id: spoken, state: 'handed_in', band: null }, band: null },
    });
    await makeDue(world.test.deps);
    await world.test.runJobs();
    const { outbox } = world.test;
    expect(outbox.filter(({ subject }) => subject.includes('overall'))).toEqual([]);
    await assess(spoken, SPOKEN);
    // 6.25 becomes 6.5, and (9 + 9 + 7 + 6.5) ÷ 4 = 7.875 becomes 8.
    expect(await resultOf(world.learner, id)).toMatchObject({
      overall: 8,
      waiting_for: [],
      speaking: { submission: { state: 'assessed', band: 6.25 }, band: { band: 6.5 } },
      note: expect.stringContaining('Writing and Speaking are indicative'),
    });
    expect(await summaryOf()).toMatchObject({ overall: 8, waiting_for: [] });
    await makeDue(world.test.deps);
    await Promise.all([world.test.runJobs(), world.test.runJobs()]);
    await assess(first, { ...TASK_1, grammar: 7 });
    await makeDue(world.test.deps);
    await world.test.runJobs();
    const overall = outbox.filter(({ subject }) => subject === 'Your mock exam has an overall band');
    expect(overall).toMatchObject([{ text: expect.stringContaining(`/sitting/${id}`) }]);
    expect(outbox.filter(({ text }) => text.includes(`/feedback/${spoken}`))).toHaveLength(1);
  });

  it('is mailed once when the last assessment is corrected before its mail is due', async () => {
    const id = await sitMock(await publishMock());
    const [first, second] = await ownTexts();
    await assess(first, TASK_1);
    await assess(second, TASK_2);
    const spoken = await speak(id);
    await assess(spoken, SPOKEN);
    await assess(spoken, { ...SPOKEN, grammar: 7 });
    await makeDue(world.test.deps);
    await world.test.runJobs();
    const overall = world.test.outbox.filter(({ subject }) => subject === 'Your mock exam has an overall band');
    expect(overall).toMatchObject([{ text: expect.stringContaining(`/sitting/${id}`) }]);
  });

  it('does not wait where a skill will have no band', async () => {
    const exams = await publishMock();
    const empty = await sitMock(exams, [TEXT, '']);
    expect(await resultOf(world.learner, empty)).toMatchObject({ overall: null, waiting_for: [] });
    const [, reading, writing] = exams;
    const { id } = await begin(world.learner, ...[reading, writing].flatMap((exam) => exam ?? []));
    await world.learner.call('POST /api/sitting/:id/next', {
      params: { id },
      body: { exam: 0, phase: 'instructions' },
    });
    await world.learner.call('POST /api/sitting/:id/finish', { params: { id }, body: { exam: 0, all: true } });
    expect(await resultOf(world.learner, id)).toMatchObject({ overall: null, waiting_for: [] });
  });

  it('is not waited for with SUBMISSIONS=off', async () => {
    const id = await sitMock(await publishMock());
    const off = await createTestApp({ beside: world.test, env: { SUBMISSIONS: 'off' } });
    const learner = Object.assign(off.guest(), { token: world.learner.token });
    expect(await resultOf(learner, id)).toMatchObject({ overall: null, waiting_for: [], speaking: null });
  });
});
