import type { AnswersBody } from '@bandwise/api-contract/learner';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../../testing/content/content-makers.ts';
import { startGuest } from '../../../testing/content/guest-makers.ts';
import { readingExam, RIGHT_ANSWERS, writingExam } from '../../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { refusalOf } from '../../../testing/expect-refusal.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

/** Other questions. */
const CHANGED = [
  {
    type: 'TFNG' as const,
    instruction: 'True or false?',
    questions: [{ number: 1, question: 'It was never dug.', answer: 'FALSE' }],
  },
];
const ONE_RIGHT = { '1': RIGHT_ANSWERS['1'] ?? '' };

interface Guest {
  readonly id: string;
  readonly attempt: string;
}

/** A guest's submission of a new section. */
async function marked(answers: AnswersBody = RIGHT_ANSWERS): Promise<Guest> {
  const id = await world.section(readingExam());
  const attempt = await startGuest(world.guest, id);
  await world.guest.call('POST /api/section/:id/mark', { params: { id }, body: { answers, attempt } });
  return { id, attempt };
}

const keep = (client: TestClient, { id, attempt }: Guest, answers: AnswersBody = RIGHT_ANSWERS) =>
  client.call('POST /api/user/save-result', { body: { sectionID: id, answers, guestAttempt: attempt } });
const historyOf = async (client: TestClient, sectionID: string) =>
  (await client.call('GET /api/attempt', { query: { sectionID } })).attempts;

describe('handing over the attempt of a guest', () => {
  it('stores it for the account, marked by the server, with every key', async () => {
    const guest = await marked(ONE_RIGHT);
    const learner = await world.newLearner();
    const result = await keep(learner, guest, ONE_RIGHT);
    expect(result).toMatchObject({ correctCount: 1, total: 9 });
    expect(new Set(result.keys.map(({ number }) => number)).size).toBeGreaterThan(1);
    const detail = await learner.call('GET /api/attempt/:id', { params: { id: result.attemptID } });
    expect(detail).toMatchObject({
      attempt: { status: 'submitted', answers: ONE_RIGHT },
      result: { correctCount: 1, attemptID: result.attemptID },
    });
    const last = await learner.call('GET /api/user/last-result', { query: { sectionID: guest.id } });
    expect(last).toMatchObject({ correctCount: 1, attemptID: result.attemptID });
  });

  it('is done once for each account, however often and at whichever moment it is sent', async () => {
    const guest = await marked();
    const [one, other] = [await world.newLearner(), await world.newLearner()];
    const results = await Promise.all([keep(one, guest), keep(one, guest), keep(one, guest)]);
    expect(new Set(results.map(({ attemptID }) => attemptID)).size).toBe(1);
    expect(await keep(one, guest)).toEqual(results[0]);
    expect(await historyOf(one, guest.id)).toHaveLength(1);
    expect((await keep(other, guest)).attemptID).not.toBe(results[0]?.attemptID);
    expect(await historyOf(one, guest.id)).toHaveLength(1);
  });

  it('returns what was stored after the section was deleted', async () => {
    const saved = await world.publish(readingExam());
    const guest = { id: firstSection(saved), attempt: await startGuest(world.guest, firstSection(saved)) };
    const learner = await world.newLearner();
    const first = await keep(learner, guest);
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: saved.exam_id }, query: {} });
    expect(await keep(learner, guest)).toEqual(first);
    expect(await refusalOf(keep(await world.newLearner(), guest))).toMatchObject({ status: 404 });
  });

  it('marks the version that the guest was shown, for the guest and for the account', async () => {
    const saved = await world.publish(readingExam());
    const id = firstSection(saved);
    const attempt = await startGuest(world.guest, id);
    await world.admin.call('PUT /api/exam/:exam_id', {
      params: { exam_id: saved.exam_id },
      body: { ...readingExam({ title: 'Rewritten', groups: CHANGED }), revision: 1 },
    });
    const mark = { params: { id }, body: { answers: RIGHT_ANSWERS, attempt } };
    expect(await world.guest.call('POST /api/section/:id/mark', mark)).toMatchObject({ correctCount: 9, total: 9 });
    const learner = await world.newLearner();
    const { attemptID, ...result } = await keep(learner, { id, attempt });
    expect(result).toMatchObject({ correctCount: 9, total: 9 });
    const detail = await learner.call('GET /api/attempt/:id', { params: { id: attemptID } });
    expect(detail.attempt.version).toBe(1);
  });

  it('leaves an attempt in progress as it is', async () => {
    const guest = await marked();
    const learner = await world.newLearner();
    const begun = await learner.call('POST /api/attempt', { body: { sectionID: guest.id } });
    const { attemptID } = await keep(learner, guest);
    expect(attemptID).not.toBe(begun.id);
    const attempts = await historyOf(learner, guest.id);
    expect(new Set(attempts.map(({ id, status }) => `${id} ${status}`))).toEqual(
      new Set([`${begun.id} in_progress`, `${attemptID} submitted`]),
    );
  });

  it('takes the answers that were marked and no others, of this section, for an account', async () => {
    const guest = await marked({ '1': 'FALSE' });
    const learner = await world.newLearner();
    expect(await refusalOf(keep(learner, guest, RIGHT_ANSWERS))).toMatchObject({ status: 409, code: 'attempt_closed' });
    const elsewhere = { ...guest, id: await world.section(readingExam()) };
    expect(await refusalOf(keep(learner, elsewhere, { '1': 'FALSE' }))).toMatchObject({ code: 'not_started' });
    const forged = { ...guest, attempt: `${crypto.randomUUID()}.9999999999999.x` };
    expect(await refusalOf(keep(learner, forged, { '1': 'FALSE' }))).toMatchObject({ code: 'not_started' });
    expect(await refusalOf(keep(world.guest, guest, { '1': 'FALSE' }))).toMatchObject({ status: 401 });
    expect(await historyOf(learner, guest.id)).toEqual([]);
    const written = { id: await world.section(writingExam()), attempt: guest.attempt };
    expect(await refusalOf(keep(learner, written, {}))).toMatchObject({ code: 'not_started' });
  });

  it('needs the grant of a locked section', async () => {
    const id = await world.section(readingExam({ locked: true, password: 'sesame-seed' }));
    const { grant } = await world.guest.call('POST /api/section/:id/unlock', {
      params: { id },
      body: { password: 'sesame-seed' },
    });
    const guest = { id, attempt: await startGuest(world.guest, id, { headers: { 'x-section-grant': grant } }) };
    expect(await refusalOf(keep(await world.newLearner(), guest))).toMatchObject({ code: 'section_locked' });
  });
});
