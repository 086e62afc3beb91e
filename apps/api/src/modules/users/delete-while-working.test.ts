import { describe, expect, it } from 'vitest';
import { ApiError } from '@bandwise/api-contract/client';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import type { TestClient } from '../../testing/test-client.ts';

const ROUNDS = 10;
const LEARNERS = 8;

/** How each call ended: 200, or the refusal's status. */
async function statusOf(call: Promise<unknown>): Promise<number> {
  return call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof ApiError) return error.status;
      throw error;
    },
  );
}

/** Starts, saves, starts again, hands in, all at once and as long as the account is there. */
async function workUntilGone(learner: TestClient, sections: readonly string[]): Promise<Set<number>> {
  const seen = new Set<number>();
  const lives = async (call: Promise<unknown>) => {
    const status = await statusOf(call);
    seen.add(status);
    return status !== 401;
  };
  const work = async (sectionID: string) => {
    for (;;) {
      const started = await learner.call('POST /api/attempt', { body: { sectionID } }).catch(() => null);
      const id = started?.id ?? crypto.randomUUID();
      const changes = { '1': { value: 'TRUE', at: Date.now() } };
      const living = await Promise.all([
        lives(learner.call('PATCH /api/attempt/:id', { params: { id }, body: { changes } })),
        lives(learner.call('POST /api/attempt', { body: { sectionID, restart: true } })),
        lives(learner.call('POST /api/user/save-result', { body: { sectionID, answers: { '1': 'TRUE' } } })),
      ]);
      if (living.includes(false)) return;
    }
  };
  await Promise.all(sections.map(work));
  return seen;
}

async function deleteWhileWorking(world: ContentWorld, sections: readonly string[], learners: Learners) {
  const working = learners.map(({ client }) => workUntilGone(client, sections));
  const userIds = learners.map(({ id }) => id);
  const half = userIds.length / 2;
  // Some together and some alone, from both ends.
  const deleted = await Promise.all([
    statusOf(world.admin.call('POST /api/users/bulk-delete', { body: { userIds: userIds.slice(half).reverse() } })),
    ...userIds.slice(0, half).map((id) => statusOf(world.admin.call('DELETE /api/users/:id', { params: { id } }))),
  ]);
  const seen = await Promise.all(working);
  return { deleted: new Set(deleted), refused: new Set(seen.flatMap((one) => [...one].filter((s) => s >= 500))) };
}

type Learners = readonly { readonly id: string; readonly client: TestClient }[];

describe('learners who are deleted while they work', () => {
  it('are gone at once, and neither their calls nor the deletion breaks [D30]', { timeout: 60_000 }, async () => {
    const test = await createTestApp();
    const world = await createContentWorld(test);
    const sections = [await world.section(readingExam()), await world.section(readingExam())];
    for (let round = 0; round < ROUNDS; round += 1) {
      const learners = await Promise.all(
        Array.from({ length: LEARNERS }, async () => {
          const { id } = await test.make.learner();
          return { id, client: await test.signIn({ id }) };
        }),
      );
      expect(await deleteWhileWorking(world, sections, learners)).toEqual({
        deleted: new Set([200]),
        refused: new Set(),
      });
    }
  });
});
