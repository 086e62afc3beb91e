import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { beforeEach, describe, expect, it } from 'vitest';
import type * as sample from '../../testing/background-work/sample.worker.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createWorkPool, type WorkPool } from './work-pool.ts';

let pool: WorkPool<typeof sample>;
beforeEach(() => {
  pool = createWorkPool<typeof sample>({
    file: new URL('../../testing/background-work/sample.worker.ts', import.meta.url),
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

it('refuses the work of a thread that cannot start, and starts another for what comes later', async () => {
  const file = path.join(temporaryFolder(), 'note.mjs');
  const broken = createWorkPool<typeof sample>({
    file: pathToFileURL(file),
    waitingMax: 3,
    busy: 'There is much to do.',
  });
  const missing = await Promise.allSettled(['a', 'b'].map((what) => broken.run('note', what)));
  writeFileSync(file, `throw new Error('This module cannot be loaded')`);
  const failing = await Promise.allSettled([broken.run('note', 'c')]);
  for (const one of [...missing, ...failing])
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryAfter: 10 } });
  expect(failing).toMatchObject([{ reason: { cause: { message: 'This module cannot be loaded' } } }]);
  writeFileSync(file, 'export const note = (what) => ({ thread: 0, done: [what] });');
  expect(await broken.run('note', 'd')).toEqual({ thread: 0, done: ['d'] });
});

describe('a task without end', () => {
  beforeEach(() => {
    pool = createWorkPool<typeof sample>({
      file: new URL('../../testing/background-work/sample.worker.ts', import.meta.url),
      waitingMax: 3,
      busy: 'There is much to do.',
      limit: { seconds: 2, megabytes: 64 },
    });
  });

  const TOO_COMPLEX = {
    status: 'rejected',
    reason: {
      code: 'too_complex',
      message: 'The content is too complex to process. Please simplify it or make it smaller.',
    },
  };

  it.each([
    ['runs', () => pool.run('runForever', undefined)],
    ['backtracks', () => pool.run('backtrack', 100_000)],
  ])('is refused when its time is over while it %s, and the next ones are done [D170]', async (_, run) => {
    const first = await pool.run('note', 'a');
    const [refused, ...after] = await Promise.allSettled([run(), pool.run('note', 'b'), pool.run('note', 'c')]);
    expect(refused).toMatchObject(TOO_COMPLEX);
    expect(after).toMatchObject([{ value: { done: ['b'] } }, { value: { done: ['b', 'c'] } }]);
    expect((await pool.run('note', 'd')).thread).not.toBe(first.thread);
  });

  it.each(['objects', 'text', 'array'] as const)(
    'is refused when it has filled the memory with %s, and the next ones are done [D170]',
    async (kind) => {
      const [refused, ...after] = await Promise.allSettled([
        pool.run('fillMemory', kind),
        pool.run('note', 'b'),
        pool.run('note', 'c'),
      ]);
      expect(refused).toMatchObject(TOO_COMPLEX);
      expect(after).toMatchObject([{ value: { done: ['b'] } }, { value: { done: ['b', 'c'] } }]);
    },
  );

  it('does not count the time that a task has waited', async () => {
    const outcomes = await Promise.allSettled([
      pool.run('runForever', undefined),
      pool.run('runForever', undefined),
      pool.run('note', 'a'),
    ]);
    expect(outcomes).toMatchObject([TOO_COMPLEX, TOO_COMPLEX, { value: { done: ['a'] } }]);
  });
});
