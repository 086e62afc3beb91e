import { beforeAll, expect, it } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import type { GuessLimits } from '../../platform/throttle/guess-limits.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import { openSession, proveIdentity } from './sign-in.ts';

// The first in a process makes its database.
beforeAll(async () => void (await createTestApp()));

it('refuses a try too many at once, and keeps no place for it among those who wait', async () => {
  const { deps } = await createTestApp();
  const tooMany = new AppError('too_many_requests', 'Too many attempts.');
  const limits: GuessLimits = {
    begin: ({ target }) => (target === 'flood@example.com' ? Promise.reject(tooMany) : Promise.resolve()),
    compare: (_guess, isRight) => isRight(),
  };
  let done = 0;
  const prove = (email: string) =>
    proveIdentity(deps, limits, { email, password: 'not the password', network: '203.0.113.1' }).finally(() => {
      done += 1;
    });
  const others = Array.from({ length: 8 }, (_, index) => prove(`other-${index}@example.com`));
  const ends = Promise.allSettled(others);
  await expect(prove('flood@example.com')).rejects.toBe(tooMany);
  expect(done).toBe(1);
  for (const end of await ends)
    expect(end).toMatchObject({ status: 'rejected', reason: { code: 'invalid_credentials' } });
});

it('opens no session of an account that was deleted after its password was proved', async () => {
  const { deps, make } = await createTestApp();
  const { id } = await make.learner();
  await deps.db.deleteFrom('users').where('id', '=', id).execute();
  await expect(openSession(deps, id)).rejects.toMatchObject({ code: 'invalid_credentials' });
});

it.each([
  ['with another password', { password_hash: 'another' }],
  ['with another address', { email: 'another@example.com' }],
  ['as an administrator', { role: 'admin' }],
  ['disabled', { status: 'disabled' }],
] as const)('opens no session of an account that is %s since its password was proved', async (_, change) => {
  const { deps, make } = await createTestApp();
  const { email, password } = await make.learner();
  const limits: GuessLimits = { begin: () => Promise.resolve(), compare: (_guess, isRight) => isRight() };
  const account = await proveIdentity(deps, limits, { email, password, network: '203.0.113.1' });
  await deps.db.updateTable('users').set(change).where('id', '=', account.id).execute();
  await expect(openSession(deps, account.id, { proven: account })).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
});
