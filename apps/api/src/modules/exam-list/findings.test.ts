import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { listeningExam, readingExam, readingPart } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { checkStored } from '../exams/checks/check-stored.ts';

let test: TestApp;
let world: ContentWorld;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const ask = (number: number, answer: string) => ({
  type: 'FILL_BLANKS',
  instruction: 'Complete the sentence.',
  questions: [{ number, question: 'The canal is {1}.', answer }],
});
/** A part with an answer that its passage does not have: the publish check warns of that. */
const doubtful = (title: string, part_number = 1) =>
  readingPart({ title, part_number, passage: ['<p>It was dug by hand.</p>'], groups: [ask(1, 'submarine')] });
const sound = (title: string, part_number = 1) =>
  readingPart({ title, part_number, passage: ['<p>It was dug by hand.</p>'], groups: [ask(1, 'hand')] });
const list = async (query: { findings?: 'some'; state?: 'archived' } = {}) =>
  (await world.admin.call('GET /api/exam', { query: { skill: 'reading', ...query } })).exams;
const counts = async () => (await world.admin.call('GET /api/exam/findings', {})).tests;
const warningsOf = async () => (await list()).map(({ title, findings }) => [title, findings.errors, findings.warnings]);

describe('the findings of a test', () => {
  it('are as many as were answered when it was published, of the test and of each part [D46]', async () => {
    const saved = await world.publish({ description: 'Canals', reading: [sound('One'), doubtful('Two', 2)] });
    expect(saved.findings.map(({ severity, part_number }) => [severity, part_number])).toEqual([['warning', 2]]);
    const [exam] = await list();
    expect(exam?.findings).toEqual({ errors: 0, warnings: 1 });
    expect(exam?.parts.map(({ findings }) => findings.warnings)).toEqual([0, 1]);
  });

  it('follow each version', async () => {
    const { exam_id } = await world.publish({ description: 'Canals', reading: [doubtful('Canals')] });
    const update = (part: ReturnType<typeof sound>) =>
      world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body: { reading: [part] } });
    await update(sound('Canals'));
    expect(await warningsOf()).toEqual([['Canals', 0, 0]]);
    await update(doubtful('Canals'));
    expect(await warningsOf()).toEqual([['Canals', 0, 1]]);
  });

  it('select tests, and the part that has them is the one that was found', async () => {
    await world.publish({ description: 'Canals', reading: [sound('One'), doubtful('Two', 2)] });
    await world.publish({ description: 'Sound', reading: [sound('Sound')] });
    const exams = await list({ findings: 'some' });
    expect(exams.map(({ title }) => title)).toEqual(['Canals']);
    expect(exams[0]?.parts.map(({ found }) => found)).toEqual([false, true]);
    expect(await list({ findings: 'some', state: 'archived' })).toEqual([]);
  });

  it('are counted for each skill, by tests, without those that are deleted [D46]', async () => {
    await world.publish({ description: 'Canals', reading: [doubtful('One'), doubtful('Two', 2)] });
    const { exam_id } = await world.publish({ description: 'Gone', reading: [doubtful('Gone')] });
    await world.publish({ description: 'Sound', reading: [sound('Sound')] });
    const questions = [{ number: 1, question: 'It is {1}.', answer: ['river', 'a long wide river'] }];
    const wordy = { type: 'FILL_BLANKS', instruction: 'Write ONE WORD ONLY.', questions };
    await world.publish(listeningExam({ groups: [wordy] }));
    expect(await counts()).toEqual([
      { skill: 'listening', count: 1 },
      { skill: 'reading', count: 2 },
    ]);
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
    expect((await counts())[1]).toEqual({ skill: 'reading', count: 1 });
  });

  it('have a lock among them that nobody can open, as soon as nobody can', async () => {
    await world.publish({ description: 'Locked', reading: [sound('Locked')] });
    const lock = (password: string | null) =>
      test.deps.db.updateTable('sections').set({ locked: true, password }).execute();
    await lock(null);
    expect(await warningsOf()).toEqual([['Locked', 0, 1]]);
    expect(await list({ findings: 'some' })).toHaveLength(1);
    expect(await counts()).toEqual([{ skill: 'reading', count: 1 }]);
    const other = await createTestApp({ beside: test, env: { DEFAULT_UNLOCK_PASSWORD: 'open sesame' } });
    const admin = await other.signIn(await other.make.admin({ email: 'other@example.com' }));
    expect((await admin.call('GET /api/exam/findings', {})).tests).toEqual([]);
    await lock('river');
    expect(await warningsOf()).toEqual([['Locked', 0, 0]]);
  });
});

describe('what was stored before findings were counted', () => {
  const forget = () => test.deps.db.deleteFrom('section_checks').execute();

  it('counts none until it is checked in the background, part by part [D46]', async () => {
    await world.publish({ description: 'Canals', reading: [doubtful('One'), doubtful('Two', 2)] });
    await forget();
    expect(await warningsOf()).toEqual([['Canals', 0, 0]]);
    await checkStored(test.deps);
    expect(await warningsOf()).toEqual([['Canals', 0, 2]]);
  });

  it('is checked again when an earlier release has stored another version, or the check has other rules', async () => {
    const { db } = test.deps;
    const id = firstSection(await world.publish({ description: 'Canals', reading: [doubtful('Canals')] }));
    // As a release does that counts nothing.
    await db.updateTable('section_checks').set({ version: 0, warnings: 7 }).where('section_id', '=', id).execute();
    expect(await warningsOf()).toEqual([['Canals', 0, 0]]);
    await checkStored(test.deps);
    expect(await warningsOf()).toEqual([['Canals', 0, 1]]);
    await db.updateTable('section_checks').set({ rules: 0, warnings: 7 }).where('section_id', '=', id).execute();
    expect(await warningsOf()).toEqual([['Canals', 0, 0]]);
    await checkStored(test.deps);
    expect(await warningsOf()).toEqual([['Canals', 0, 1]]);
  });

  it('is checked also behind what cannot be, and what waits in the bin with it', async () => {
    const { db } = test.deps;
    const broken = firstSection(await world.publish(readingExam({ title: 'Broken' })));
    const { exam_id } = await world.publish({ description: 'Deleted', reading: [doubtful('Deleted')] });
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam_id }, query: {} });
    await db.updateTable('section_versions').set({ content: '{}' }).where('section_id', '=', broken).execute();
    await forget();
    await expect(checkStored(test.deps)).rejects.toBeInstanceOf(AggregateError);
    await world.admin.call('POST /api/bin/:exam_id/restore', { params: { exam_id }, query: {} });
    expect(await warningsOf()).toContainEqual(['Deleted', 0, 1]);
  });
});
