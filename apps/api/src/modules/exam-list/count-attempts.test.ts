import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam, RIGHT_ANSWERS } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { countAttempts } from './exam-list.ts';

let test: TestApp;
let world: ContentWorld;
let sectionID: string;
beforeEach(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
  sectionID = firstSection(await world.publish(readingExam()));
});

const attempts = async () =>
  (await world.admin.call('GET /api/exam', { query: { skill: 'reading', sort: 'attempts' } })).exams[0]?.attempts;
const uncounted = async () =>
  (await test.deps.db.selectFrom('section_attempts_new').select('section_id').execute()).length;
const submit = async () => {
  const learner = await world.newLearner();
  await learner.call('POST /api/user/save-result', { body: { sectionID, answers: RIGHT_ANSWERS } });
};

describe('attempts', () => {
  it('are counted when they are submitted, whole or after they were begun, and not before', async () => {
    const attempt = await world.learner.call('POST /api/attempt', { body: { sectionID } });
    expect(await attempts()).toBe(0);
    const body = { sectionID, answers: RIGHT_ANSWERS, attemptID: attempt.id };
    await world.learner.call('POST /api/user/save-result', { body });
    await submit();
    expect(await attempts()).toBe(2);
    // The same submission once more.
    await world.learner.call('POST /api/user/save-result', { body });
    expect(await attempts()).toBe(2);
  });

  it('are each counted once, however many processes add them up while others are submitted', async () => {
    await submit();
    await countAttempts(test.deps);
    const beside = await createTestApp({ beside: test });
    await Promise.all([submit(), countAttempts(test.deps), submit(), countAttempts(beside.deps), submit()]);
    expect(await attempts()).toBe(4);
    await Promise.all([countAttempts(test.deps), countAttempts(beside.deps)]);
    expect([await attempts(), await uncounted()]).toEqual([4, 0]);
  });

  it('of a learner who is deleted stay counted', async () => {
    await submit();
    await world.learner.call('POST /api/user/save-result', { body: { sectionID, answers: RIGHT_ANSWERS } });
    await world.admin.call('DELETE /api/users/:id', { params: { id: world.learnerId } });
    expect(await attempts()).toBe(2);
  });
});
