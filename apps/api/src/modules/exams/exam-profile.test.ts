import type { ExamInput } from '@bandwise/api-contract/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { fullReadingExam, readingExam } from '../../testing/content/sample-exams.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { markGuest } from '../../testing/content/guest-makers.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

const exam = (id: string) => world.admin.call('GET /api/exam/:exam_id', { params: { exam_id: id } });
const update = (exam_id: string, body: ExamInput) =>
  world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id }, body });

async function marksOf(sectionID: string, answers: Record<string, string>, learner?: TestClient) {
  const by = learner ?? (await world.newLearner());
  const { correctCount } = await by.call('POST /api/user/save-result', { body: { sectionID, answers } });
  const guest = await markGuest(world.guest, sectionID, answers);
  expect(guest.correctCount).toBe(correctCount);
  return correctCount;
}

const blank = (answers: string[]): ExamInput =>
  readingExam({
    groups: [
      {
        type: 'FILL_BLANKS',
        instruction: 'Complete the sentence.',
        paragraph: '<p>They met at {1}.</p>',
        questions: [{ number: 1, question: '', answer: answers }],
      },
    ],
  });
const keyOf = async (id: string) =>
  (await exam(id)).parts.flatMap((part) =>
    part.groups.flatMap((group) => group.questions.map(({ answers }) => answers)),
  );

describe('the marking profile of an exam', () => {
  it('is the installation’s unless the exam chooses its own, for learners and guests [D110]', async () => {
    for (const [marking_profile, marks] of [
      [undefined, 1],
      [null, 1],
      ['ielts', 1],
      ['spec', 0],
    ] as const) {
      const saved = await world.publish({
        ...readingExam(),
        ...(marking_profile !== undefined && { marking_profile }),
      });
      expect((await exam(saved.exam_id)).marking_profile).toBe(marking_profile ?? null);
      expect(await marksOf(firstSection(saved), { '5': 'Harbour' })).toBe(marks);
    }
  });

  it('wins over the environment', async () => {
    const saved = await world.publish({ ...readingExam(), marking_profile: 'ielts' });
    const spec = await createTestApp({ beside: test, env: { MARKING_PROFILE: 'spec' } });
    const learner = await spec.signIn(await spec.make.learner({ email: 'own-profile@example.com' }));
    const body = { sectionID: firstSection(saved), answers: { '5': 'Harbour' } };
    expect((await learner.call('POST /api/user/save-result', { body })).correctCount).toBe(1);
  });

  it('refuses what is no profile, and names the field', async () => {
    await expect(world.publish({ ...readingExam(), marking_profile: 'strict' })).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'marking_profile', message: 'Marking profile must be one of spec, ielts' }],
    });
  });

  it('marks from the next submission on after a change, and leaves results as they are [D110]', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const learner = await world.newLearner();
    expect(await marksOf(sectionID, { '5': 'Harbour' }, learner)).toBe(1);
    const changed = await update(saved.exam_id, { ...readingExam(), marking_profile: 'spec' });
    expect(changed.revision).toBe(saved.revision + 1);
    const last = await learner.call('GET /api/user/last-result', { query: { sectionID } });
    expect(last).toMatchObject({ correctCount: 1 });
    expect(await marksOf(sectionID, { '5': 'Harbour' })).toBe(0);
    const { attempts } = await learner.call('GET /api/attempt', { query: { sectionID } });
    const file = await learner.call('GET /api/attempt/:id/signed-result', { params: { id: attempts[0]?.id ?? '' } });
    expect(JSON.parse(Buffer.from(file.payload, 'base64url').toString())).toMatchObject({
      marking: { profile: 'ielts' },
    });
    // An update without the field changes nothing; null goes back to the installation's.
    await update(saved.exam_id, readingExam());
    expect((await exam(saved.exam_id)).marking_profile).toBe('spec');
    await update(saved.exam_id, { ...readingExam(), marking_profile: null });
    expect(await marksOf(sectionID, { '5': 'Harbour' })).toBe(1);
  });

  it('judges old results by their own profile when a key is corrected [D110]', async () => {
    const saved = await world.publish(readingExam());
    const sectionID = firstSection(saved);
    const learner = await world.newLearner();
    expect(await marksOf(sectionID, { '5': 'Quay' }, learner)).toBe(0);
    await update(saved.exam_id, { ...readingExam(), marking_profile: 'spec' });
    await world.admin.call('POST /api/section/:id/regrade', {
      params: { id: sectionID },
      body: { question: '5', accept: 'quay', reason: 'Quays are harbours.', dryRun: false },
    });
    const last = await learner.call('GET /api/user/last-result', { query: { sectionID } });
    expect(last).toMatchObject({ correctCount: 1 });
    expect(await marksOf(sectionID, { '5': 'Quay' })).toBe(0);
  });

  it('is a conflict for someone who edits an older revision', async () => {
    const saved = await world.publish(readingExam());
    await update(saved.exam_id, { ...readingExam(), marking_profile: 'spec' });
    const body = { ...readingExam({ title: 'Mine' }), revision: saved.revision };
    await expect(
      world.admin.call('PUT /api/exam/:exam_id', { params: { exam_id: saved.exam_id }, body }),
    ).rejects.toMatchObject({ status: 409, issues: [{ path: 'marking_profile' }] });
  });
});

describe('keys of a test that is marked as written', () => {
  it('are written out on saving, which the answer says [D111]', async () => {
    const saved = await world.publish({ ...blank(['(the) market / bazaar']), marking_profile: 'spec' });
    expect(await keyOf(saved.exam_id)).toEqual([['market', 'the market', 'bazaar']]);
    expect(saved.findings).toContainEqual(expect.objectContaining({ code: 'key_written_out', severity: 'warning' }));
    for (const given of ['market', 'the market', 'BAZAAR'])
      expect(await marksOf(firstSection(saved), { '1': given })).toBe(1);
  });

  it('stay as they are written where brackets are read', async () => {
    const saved = await world.publish(blank(['(the) market / bazaar']));
    expect(await keyOf(saved.exam_id)).toEqual([['(the) market / bazaar']]);
    expect(await marksOf(firstSection(saved), { '1': 'the market' })).toBe(1);
  });

  it('are written out under MARKING_PROFILE=spec as well, and once', async () => {
    const spec = await createTestApp({ beside: test, env: { MARKING_PROFILE: 'spec' } });
    const admin = await spec.signIn(await spec.make.admin({ email: 'spec-admin@example.com' }));
    const input = blank(['market(s)']);
    const saved = await admin.call('POST /api/exam/new/:type', { params: { type: 'reading' }, body: input });
    expect(await keyOf(saved.exam_id)).toEqual([['market', 'markets']]);
    const again = await admin.call('PUT /api/exam/:exam_id', { params: { exam_id: saved.exam_id }, body: input });
    expect(again.sections).toEqual(saved.sections);
  });

  it('are written out in every part when the test changes to it, sent or not [D111]', async () => {
    const { reading = [] } = fullReadingExam();
    const [first] = reading;
    const [typed] = blank(['(the) market']).reading ?? [];
    if (!first || !typed) throw new Error('A sample has no part');
    const group = {
      type: 'FILL_BLANKS' as const,
      instruction: 'Complete the sentence.',
      paragraph: '<p>They met at {3}.</p>',
      questions: [{ number: 3, question: '', answer: ['(the) market'] }],
    };
    const saved = await world.publish({
      description: 'Two parts',
      reading: [first, { ...typed, part_number: 2, groups: [group] }],
    });
    await update(saved.exam_id, { description: 'Two parts', reading: [first], marking_profile: 'spec' });
    expect((await keyOf(saved.exam_id)).at(-1)).toEqual(['market', 'the market']);
    const [, second] = saved.sections;
    expect(await marksOf(second?.id ?? '', { '3': 'the market' })).toBe(1);
  });

  it('are written out when a key is corrected [D111]', async () => {
    const saved = await world.publish({ ...blank(['market']), marking_profile: 'spec' });
    await world.admin.call('POST /api/section/:id/regrade', {
      params: { id: firstSection(saved) },
      body: { question: '1', accept: '(the) bazaar', reason: 'It is one.', dryRun: false },
    });
    expect(await keyOf(saved.exam_id)).toEqual([['market', 'bazaar', 'the bazaar']]);
  });
});
