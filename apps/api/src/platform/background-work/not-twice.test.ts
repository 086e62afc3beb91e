import { expect, it } from 'vitest';
import { notTwice } from './not-twice.ts';

it('begins no work while the last still runs, and again once it is over, also if it failed', async () => {
  const ends: ((failure?: Error) => void)[] = [];
  const run = notTwice(
    () =>
      new Promise(
        (resolve, reject) => void ends.push((failure) => (failure === undefined ? resolve() : reject(failure))),
      ),
  );
  const first = run();
  await run();
  expect(ends).toHaveLength(1);
  ends[0]?.(new Error('It is torn'));
  await expect(first).rejects.toThrow('It is torn');
  const second = run();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await second;
});
