import { expect, it, vi } from 'vitest';
import { createContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import type { TestClient } from '../../testing/test-client.ts';

/** Counts the statements of each call of an attempt, after a first call that caches the identity. */
async function take(test: TestApp, learner: TestClient, sectionID: string) {
  // Statements that are sent at one time use several connections, in no order.
  const asked = async (act: () => Promise<unknown>) => (await statementsOf(test.deps.pool, act)).toSorted();
  const list = () => learner.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
  await list();
  const listed = await asked(list);
  let id = '';
  const started = await asked(
    async () => void ({ id } = await learner.call('POST /api/attempt', { body: { sectionID } })),
  );
  const read = await asked(() => learner.call('GET /api/section/:id', { params: { id: sectionID } }));
  const changes = { '1': { value: 'TRUE', at: test.deps.now().getTime() } };
  const saved = await asked(() => learner.call('PATCH /api/attempt/:id', { params: { id }, body: { changes } }));
  const body = { sectionID, answers: { '1': 'TRUE' }, attemptID: id };
  const submitted = await asked(() => learner.call('POST /api/user/save-result', { body }));
  const result = await asked(() => learner.call('GET /api/attempt/:id', { params: { id } }));
  const listedAgain = await asked(list);
  const whole = { sectionID, answers: { '1': 'FALSE' } };
  const submittedWhole = await asked(() => learner.call('POST /api/user/save-result', { body: whole }));
  return { listed, started, read, saved, submitted, result, listedAgain, submittedWhole };
}

it('asks once for nearly everything that a learner waits for: a statement is a round trip', async () => {
  const test = await createTestApp();
  const world = await createContentWorld(test);
  const sectionID = await world.section(readingExam());
  // Runs once the listener is active and shared data is cached.
  const taken = async () => take(test, await world.newLearner(), sectionID);
  await vi.waitFor(
    async () =>
      expect(await taken()).toEqual({
        listed: ['list-own'],
        started: ['attempts-begin'],
        read: [],
        saved: ['attempts-merge'],
        submitted: ['attempts-by-id', 'attempts-submit', 'hiding-assignments'],
        result: ['attempts-by-id', 'hiding-assignments'],
        listedAgain: ['list-own'],
        submittedWhole: ['attempts-insert-submitted', 'attempts-latest', 'hiding-assignments'],
      }),
    { timeout: 10_000 },
  );
});

it('makes one statement of what learners do at the same moment', async () => {
  const test = await createTestApp();
  const world = await createContentWorld(test);
  const sectionID = await world.section(readingExam());
  const learners = await Promise.all(Array.from({ length: 6 }, () => world.newLearner()));
  const changes = { '1': { value: 'TRUE', at: test.deps.now().getTime() } };
  const ids = new Map<TestClient, string>();
  const attemptOf = (learner: TestClient) => ids.get(learner) ?? '';
  /** How often a statement was sent while all learners did the same. The first call may come by itself. */
  async function count(name: string, act: (learner: TestClient) => Promise<unknown>): Promise<void> {
    const asked = await statementsOf(test.deps.pool, () => Promise.all(learners.map(act)));
    const sent = asked.filter((statement) => statement === name);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThan(learners.length / 2);
  }
  await count('attempts-begin', async (learner) => {
    const { id } = await learner.call('POST /api/attempt', { body: { sectionID } });
    ids.set(learner, id);
  });
  await count('attempts-merge', (learner) =>
    learner.call('PATCH /api/attempt/:id', { params: { id: attemptOf(learner) }, body: { changes } }),
  );
  await count('attempts-submit', (learner) =>
    learner.call('POST /api/user/save-result', {
      body: { sectionID, answers: { '2': 'A' }, attemptID: attemptOf(learner) },
    }),
  );
  await count('attempts-by-id', async (learner) => {
    const { attempt } = await learner.call('GET /api/attempt/:id', { params: { id: attemptOf(learner) } });
    expect(attempt).toMatchObject({ id: attemptOf(learner), status: 'submitted', answers: { '1': 'TRUE', '2': 'A' } });
  });
  await count('attempts-insert-submitted', (learner) =>
    learner.call('POST /api/user/save-result', { body: { sectionID, answers: { '1': 'FALSE' } } }),
  );
});
