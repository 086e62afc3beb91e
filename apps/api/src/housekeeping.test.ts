import { expect, it } from 'vitest';
import { removeExpired } from './housekeeping.ts';
import { createThrottle } from './plugins/throttle.ts';
import { createTestApp } from './testing/create-test-app.ts';

it('removes what has run out, and nothing else', async () => {
  const test = await createTestApp();
  const { db, pool } = test.deps;
  const learner = await test.make.learner();
  await test.make.token(learner.id);
  await createThrottle(pool, { name: 'short', tries: 1, seconds: 60 }).spend(['a']);
  test.clock.advance({ days: 20 });
  const kept = await test.signIn(learner);
  await createThrottle(pool, { name: 'long', tries: 1, seconds: 40 * 24 * 60 * 60 }).spend(['a']);
  test.clock.advance({ days: 15 });
  await removeExpired(test.deps);
  expect(await db.selectFrom('tokens').select('user_id').execute()).toHaveLength(1);
  await kept.call('GET /api/user', {});
  const throttles = await db.selectFrom('throttles').select('key').execute();
  expect(throttles.map(({ key }) => key.split(':')[0])).toEqual(['long']);
});
