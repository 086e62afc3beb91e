import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
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
  expect(told).toEqual(['Less than 100 MB of the disk is free.', null]);
  expect(storage.trouble()).toBe(null);
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
  expect(storage.trouble()).not.toBe(null);
  const later = storage.look();
  expect(answers).toHaveLength(2);
  answers[1]?.resolve(2);
  await later;
  expect(storage.trouble()).toBe(null);
});

it('measures the disk of a folder, and finds one that may not be written', async () => {
  const fine = createStorage({ folder: temporaryFolder(), reserve: 1 });
  await fine.look();
  expect(fine.trouble()).toBe(null);
  const tooMuch = createStorage({ folder: temporaryFolder(), reserve: Number.MAX_SAFE_INTEGER });
  await tooMuch.look();
  expect(tooMuch.trouble()).toMatch(/^Less than \d+ MB of the disk is free\.$/);
});

it.runIf(existsSync('/proc/self'))('takes a file system that is read-only for what it is, also as root', async () => {
  const storage = createStorage({ folder: '/proc/self', reserve: 0 });
  await storage.look();
  expect(storage.trouble()).toBe('The disk may not be written.');
});
