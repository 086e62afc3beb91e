import { threadId } from 'node:worker_threads';
import { beforeEach, expect, it } from 'vitest';
import type * as sample from '../testing/sample.worker.ts';
import { createWorkPool, type WorkPool } from './work-pool.ts';

let pool: WorkPool<typeof sample>;
beforeEach(() => {
  pool = createWorkPool<typeof sample>({
    file: new URL('../testing/sample.worker.ts', import.meta.url),
    waitingMax: 3,
    busy: 'There is much to do.',
  });
});

it('does the work in order, on one other thread', async () => {
  const answers = await Promise.all(['a', 'b', 'c'].map((what) => pool.run('note', what)));
  expect(answers.map(({ done }) => done)).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']]);
  expect(new Set(answers.map(({ thread }) => thread)).size).toBe(1);
  expect(answers[0]?.thread).not.toBe(threadId);
});

it('goes on after work that failed', async () => {
  const [failed, after] = await Promise.allSettled([pool.run('note', 'fail'), pool.run('note', 'a')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'This work fails' } });
  expect(after).toMatchObject({ status: 'fulfilled', value: { done: ['a'] } });
});

it('refuses what would wait too long, and takes work again once there is room', async () => {
  const asked = Array.from({ length: 10 }, (_, index) => pool.run('note', String(index)));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'busy', retryAfter: 10 } });
  const taken = outcomes.length - refused.length;
  expect(taken).toBeGreaterThanOrEqual(3);
  expect((await pool.run('note', 'later')).done).toHaveLength(taken + 1);
});
