import { createHash } from 'node:crypto';
import type { MarkingProfile } from '@bandwise/domain';
import { readSignedResult, remark } from '@bandwise/domain/signed-result';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { markGuest } from '../../testing/content/guest-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { begin, finish, resultOf, save, start, typed } from '../../testing/content/sitting-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;
let probe: string;

beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  probe = await world.section(readingExam());
});

/** Changes the profile of the installation, until guests are marked by it. */
async function choose(marking_profile: MarkingProfile): Promise<void> {
  const { revision } = (await world.admin.call('GET /api/settings', {})).marking_profile;
  await world.admin.call('PUT /api/settings', { body: { marking_profile, revision } });
  await expect
    .poll(async () => (await markGuest(world.guest, probe, { '5': 'Harbour' })).correctCount)
    .toBe(marking_profile === 'ielts' ? 1 : 0);
}

const blank = (key: readonly string[], instruction = 'Complete the sentence.') =>
  readingExam({
    groups: [
      {
        type: 'FILL_BLANKS',
        instruction,
        paragraph: '<p>They met at {1}.</p>',
        questions: [{ number: 1, question: '', answer: [...key] }],
      },
    ],
  });

async function marksOf(sectionID: string, answer: string): Promise<number> {
  const answers = { '1': answer };
  const learner = await world.newLearner();
  const { correctCount } = await learner.call('POST /api/user/save-result', { body: { sectionID, answers } });
  expect((await markGuest(world.guest, sectionID, answers)).correctCount).toBe(correctCount);
  return correctCount;
}

describe('after the installation changes to spec', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['(the) market', ['market', 'the market', 'THE MARKET'], ['Market.', 'a market']],
    ['market / bazaar', ['market', 'bazaar'], ['market bazaar', 'Bazaar']],
    ['(the) old mill / (the) mill', ['mill', 'the old mill'], ['old']],
    ['colour(s)', ['colour', 'colours'], ['color']],
    ['10 (per cent)', ['10', '10 per cent'], ['10 %']],
  ])('a key that was stored before can be answered: %s [D163]', async (key, right, wrong) => {
    const sectionID = await world.section(blank([key]));
    await choose('spec');
    for (const answer of right) expect([answer, await marksOf(sectionID, answer)]).toEqual([answer, 1]);
    for (const answer of wrong) expect([answer, await marksOf(sectionID, answer)]).toEqual([answer, 0]);
  });

  it('a key can be answered where the environment changed it, too', async () => {
    const sectionID = await world.section(blank(['(the) market']));
    const spec = await createTestApp({ beside: test, env: { MARKING_PROFILE: 'spec' } });
    const learner = await spec.signIn(await spec.make.learner({ email: 'env@example.com' }));
    const body = { sectionID, answers: { '1': 'market' } };
    expect((await learner.call('POST /api/user/save-result', { body })).correctCount).toBe(1);
  });

  it('a signed result can be marked again, and has the forms of its keys [D163]', async () => {
    const sectionID = await world.section(blank(['(the) market']));
    await choose('spec');
    const id = await submitted(world.learner, sectionID, { '1': 'market' });
    const file = await world.learner.call('GET /api/attempt/:id/signed-result', { params: { id } });
    const read = readSignedResult(JSON.parse(Buffer.from(file.payload, 'base64url').toString('utf8')));
    if (!read.ok) throw new Error('The file cannot be read');
    const { result, differences } = remark(read.value, sha256);
    expect([result.marks, differences]).toEqual([1, []]);
  });

  it('a corrected key gives marks by its forms to results that are marked by spec', async () => {
    const exam = await world.publish(blank(['inn']));
    const sectionID = firstSection(exam);
    await choose('spec');
    expect(await marksOf(sectionID, 'market')).toBe(0);
    await choose('ielts');
    const body = { question: '1', answers: ['(the) market'], version: 1, reason: 'The text says market.' };
    const regrade = await world.admin.call('POST /api/section/:id/regrade', { params: { id: sectionID }, body });
    expect(regrade.sums.gained).toBeGreaterThan(0);
  });
});

describe('a change of the profile', () => {
  it('marks an attempt in progress by the profile of its submission, and leaves older results [D163]', async () => {
    const [first, second] = [await world.newLearner(), await world.newLearner()];
    const answers = { '5': 'Harbour' };
    const old = await submitted(first, probe, answers);
    const { id } = await second.call('POST /api/attempt', { body: { sectionID: probe } });
    await choose('spec');
    const body = { sectionID: probe, attemptID: id, answers };
    expect((await second.call('POST /api/user/save-result', { body })).correctCount).toBe(0);
    const marks = async (learner: TestClient, attempt: string) =>
      (await learner.call('GET /api/attempt/:id', { params: { id: attempt } })).result?.correctCount;
    expect([await marks(first, old), await marks(second, id)]).toEqual([1, 0]);
    await choose('ielts');
    expect([await marks(first, old), await marks(second, id)]).toEqual([1, 0]);
  });

  it('marks a sitting by the profile of its end, and leaves one that has ended [D163]', async () => {
    const exam = await world.publish(readingExam());
    const sat = async (learner: TestClient, between: () => Promise<void>) => {
      const { id } = await begin(learner, exam);
      await start(learner, id);
      await save(learner, id, { sectionID: firstSection(exam), changes: typed({ '5': 'Harbour' }, Date.now()) });
      await between();
      await finish(learner, id);
      return id;
    };
    const marks = async (learner: TestClient, id: string) => (await resultOf(learner, id)).exams[0]?.marks;
    const [first, second] = [await world.newLearner(), await world.newLearner()];
    const before = await sat(first, () => Promise.resolve());
    const during = await sat(second, () => choose('spec'));
    expect([await marks(first, before), await marks(second, during)]).toEqual([1, 0]);
    await choose('ielts');
    expect([await marks(first, before), await marks(second, during)]).toEqual([1, 0]);
  });

  it('reviews a practised answer by the profile of today, and counts it as it was [D163]', async () => {
    await world.learner.call('POST /api/user/save-result', { body: { sectionID: probe, answers: {} } });
    const check = (turn: string) =>
      world.learner.call('POST /api/practice/check', {
        body: { turn, sectionID: probe, version: 1, numbers: [5], answers: { '5': 'Harbour' } },
      });
    const [before, after] = [crypto.randomUUID(), crypto.randomUUID()];
    const practised = await check(before);
    expect([practised.result.correctCount, practised.wrong]).toEqual([1, null]);
    await choose('spec');
    const again = await check(before);
    // Its answer was right when it was given, so the question comes back as late as it would have.
    expect([again.result.correctCount, again.wrong, again.right]).toEqual([0, null, practised.right]);
    const later = await check(after);
    expect(later.result.correctCount).toBe(0);
    expect(later.wrong).not.toBeNull();
  });
});

async function submitted(learner: TestClient, sectionID: string, answers: Record<string, string>): Promise<string> {
  const { id } = await learner.call('POST /api/attempt', { body: { sectionID } });
  await learner.call('POST /api/user/save-result', { body: { sectionID, attemptID: id, answers } });
  return id;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
