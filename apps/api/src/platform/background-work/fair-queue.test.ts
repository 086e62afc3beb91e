import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const BUSY = { code: 'busy', retryAfter: 10, message: 'Many are here. Please try again in 10 seconds.' };

/** A queue whose tasks end when the test says so. */
function begin(limits: { running?: number; waitingMax?: number } = {}) {
  const queue = createFairQueue({ running: 1, waitingMax: 4, busy: 'Many are here.', ...limits });
  const started: string[] = [];
  const gate = Promise.withResolvers<void>();
  const sent: Promise<string>[] = [];
  const send = (source: string, name = source) => {
    const task = queue(source, async () => {
      started.push(name);
      await gate.promise;
      return name;
    });
    sent.push(task);
    return task;
  };
  /** Ends all tasks. @returns their names in the order in which they were started. */
  const finish = async () => {
    gate.resolve();
    await Promise.allSettled(sent);
    return started;
  };
  return { queue, send, started, finish };
}

it('serves the sources in turn, and the tasks of each in order [D165]', async () => {
  const { send, finish } = begin({ waitingMax: 100 });
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => send('a', name)),
    ...['b1', 'b2'].map((name) => send('b', name)),
    send('c', 'c1'),
  ];
  expect(await finish()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
});

it('runs so many at once and no more', async () => {
  const { send, started, finish } = begin({ running: 2 });
  const all = ['a', 'b', 'c', 'd'].map((source) => send(source));
  await expect.poll(() => started).toEqual(['a', 'b']);
  expect(await finish()).toEqual(['a', 'b', 'c', 'd']);
  await Promise.all(all);
});

it('refuses the newest task of the source with the most, when another source needs its place', async () => {
  const { send, finish } = begin();
  const flood = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => send('a', name));
  const others = ['b', 'c'].map((source) => send(source));
  const ends = Promise.allSettled(flood);
  expect(await finish()).toEqual(['a1', 'a2', 'b', 'c', 'a3']);
  expect(await Promise.all(others)).toEqual(['b', 'c']);
  const outcomes = await ends;
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 3 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ]);
  expect(outcomes[5]).toMatchObject({ reason: BUSY });
  expect(outcomes[4]).toMatchObject({ reason: BUSY });
});

it('takes no place from a source that has as few', async () => {
  const { send, queue, finish } = begin({ waitingMax: 2 });
  const all = ['a', 'b', 'c'].map((source) => send(source));
  await expect(send('d')).rejects.toMatchObject(BUSY);
  expect(() => queue.refuseWhenFull('d')).toThrow(BUSY.message);
  await finish();
  await Promise.all(all);
  expect(() => queue.refuseWhenFull('d')).not.toThrow();
});

it('tells beforehand that a source has a place, which another has too many of', async () => {
  const { send, queue, finish } = begin();
  const flood = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => send('a', name));
  expect(() => queue.refuseWhenFull('a')).toThrow(BUSY.message);
  expect(() => queue.refuseWhenFull('b')).not.toThrow();
  await finish();
  await Promise.all(flood);
});

it('goes on after tasks that failed', async () => {
  const { queue } = begin();
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(queue('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue('a', async () => 'done')).toBe('done');
});

it('serves a thousand sources of a full queue once each before it serves one twice', async () => {
  const { send, finish } = begin({ waitingMax: 3000 });
  const sources = Array.from({ length: 1000 }, (_, index) => `source-${index}`);
  const all = [...sources, ...sources, ...sources].map((source) => send(source));
  const started = await finish();
  expect(started.slice(1, 1001).toSorted()).toEqual(sources.toSorted());
  await Promise.all(all);
});
