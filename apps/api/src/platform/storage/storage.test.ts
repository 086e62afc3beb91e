import { existsSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createStorage } from './storage.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const MB = 1024 * 1024;

it('tells once when the reserve is touched, and once when there is a tenth more than that', async () => {
  let free = 100 * MB;
  const storage = createStorage({ folder: '/', reserve: 100 * MB, measure: () => Promise.resolve(free) });
  const told: (string | null)[] = [];
  storage.onChange = (trouble) => told.push(trouble);
  for (const left of [100, 99, 80, 100, 109, 110, 100]) {
    free = left * MB;
    await storage.look();
  }
  expect(told).toEqual(['The disk has less than 100 MB of free space.', null]);
  expect(await storage.trouble()).toBe(null);
});

it('measures the disk before it says whether something may be stored, and at most once a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const free = [1, 0, 2];
  const storage = createStorage({ folder: '/', reserve: 1, measure: () => Promise.resolve(free.shift() ?? NaN) });
  const told = [];
  for (const milliseconds of [0, 999, 1, 0, 1000]) {
    vi.advanceTimersByTime(milliseconds);
    told.push(await storage.trouble());
  }
  const full = 'The disk has less than 1 MB of free space.';
  expect(told).toEqual([null, null, full, full, null]);
});

it('looks once at a time, however long the system takes to answer', async () => {
  const answers: PromiseWithResolvers<number>[] = [];
  const measure = () => {
    const answer = Promise.withResolvers<number>();
    answers.push(answer);
    return answer.promise;
  };
  const storage = createStorage({ folder: '/', reserve: 1, measure });
  const looks = [storage.look(), storage.look(), storage.look()];
  expect(answers).toHaveLength(1);
  answers[0]?.resolve(0);
  await Promise.all(looks);
  expect(await storage.trouble()).not.toBe(null);
  const later = storage.look();
  expect(answers).toHaveLength(2);
  answers[1]?.resolve(2);
  await later;
  expect(await storage.trouble()).toBe(null);
});

it('measures the disk of a folder, and finds one that may not be written', async () => {
  const fine = createStorage({ folder: temporaryFolder(), reserve: 1 });
  await fine.look();
  expect(await fine.trouble()).toBe(null);
  const tooMuch = createStorage({ folder: temporaryFolder(), reserve: Number.MAX_SAFE_INTEGER });
  await tooMuch.look();
  expect(await tooMuch.trouble()).toMatch(/^The disk has less than \d+ MB of free space\.$/);
});

it.runIf(existsSync('/proc/self'))('takes a file system that is read-only for what it is, also as root', async () => {
  const storage = createStorage({ folder: '/proc/self', reserve: 0 });
  await storage.look();
  expect(await storage.trouble()).toBe('The disk cannot be written to.');
});
