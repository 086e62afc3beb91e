import { expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

const make = () => createBoundedQueue({ running: 2, waitingMax: 3, busy: 'Many are here.' });

it('lets so many work at once, and the others in order', async () => {
  const queue = make();
  const started: number[] = [];
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const all = ends.map(({ promise }, index) =>
    queue(async () => {
      started.push(index);
      await promise;
    }),
  );
  for (const [index, { resolve }] of ends.entries()) {
    await expect.poll(() => started).toEqual([0, 1, 2, 3].slice(0, index + 2));
    resolve();
    await all[index];
  }
});

it('refuses who would have to wait too long, and takes them once there is room', async () => {
  const queue = make();
  const end = Promise.withResolvers<void>();
  const taken = Array.from({ length: 5 }, () => queue(() => end.promise));
  await expect(queue(async () => 'done')).rejects.toMatchObject({
    code: 'busy',
    retryAfter: 10,
    message: 'Many are here. Please try again in 10 seconds.',
  });
  end.resolve();
  await Promise.all(taken);
  expect(await queue(async () => 'done')).toBe('done');
});

it('tells beforehand that there is no room', async () => {
  const queue = make();
  const end = Promise.withResolvers<void>();
  const taken = Array.from({ length: 4 }, () => queue(() => end.promise));
  expect(() => queue.refuseWhenFull()).not.toThrow();
  taken.push(queue(() => end.promise));
  expect(() => queue.refuseWhenFull()).toThrow('Many are here. Please try again in 10 seconds.');
  end.resolve();
  await Promise.all(taken);
});

it('gives a place back when the work fails', async () => {
  const queue = make();
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(queue(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue(async () => 'done')).toBe('done');
});
