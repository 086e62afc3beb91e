import { beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createThrottle } from './throttle.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const twoAMinute = (name = 'test') => createThrottle(test.deps.pool, { name, tries: 2, seconds: 60 });

it('lets so many through, and says when the next may come', async () => {
  const throttle = twoAMinute();
  await throttle.spend(['a']);
  await throttle.spend(['a']);
  await expect(throttle.spend(['a'])).rejects.toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/^Too many attempts\. Please try again in (59|60) seconds\.$/),
    retryAfter: expect.toSatisfy((seconds: number) => seconds >= 59 && seconds <= 60),
  });
});

it('lets exactly so many of a crowd through', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => twoAMinute().spend(['a'])));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

it('counts keys and limits apart', async () => {
  const throttle = twoAMinute();
  for (const key of [['a', 'b'], ['ab'], ['a,b'], ['a'], ['']]) {
    await throttle.spend(key);
    await throttle.spend(key);
  }
  await expect(twoAMinute('other').spend(['a'])).resolves.toBeUndefined();
});

it('forgets on request', async () => {
  const throttle = twoAMinute();
  await throttle.spend(['a']);
  await throttle.spend(['a']);
  await throttle.forgive(['a']);
  await expect(throttle.spend(['a'])).resolves.toBeUndefined();
});

it('keeps keys of any length, unread', async () => {
  await twoAMinute().spend(['lan@example.com', 'x'.repeat(5000)]);
  const { key } = await test.deps.db.selectFrom('throttles').select('key').executeTakeFirstOrThrow();
  expect(key).toMatch(/^test:[\w-]{43}$/);
});
