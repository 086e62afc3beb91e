import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { MadeUser } from '../../testing/makers.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let admin: TestClient;
let account: MadeUser;
let learner: TestClient;

beforeEach(async () => {
  test = await createTestApp();
  admin = await test.signIn(await test.make.admin());
  account = await test.make.learner();
  learner = await test.signIn(account);
});

/** The user id that the server sees, or the code of the refusal. */
const seen = (client = learner) =>
  client.call('GET /api/user', {}).then(
    ({ firstName }) => firstName,
    ({ code }: { code: string }) => code,
  );
const asked = (client = learner) => statementsOf(test.deps.pool, () => seen(client));
const user = () => ({ params: { id: account.id } });
const elsewhere = async () => {
  const client = await test.signIn(account);
  return client.prepare();
};

async function changePassword(): Promise<void> {
  const password = 'a better password';
  const body = { current_password: account.password, password, password_confirmation: password };
  await (await elsewhere()).call('POST /api/password/change', { body });
}

async function disableByHand(): Promise<void> {
  const { db } = test.deps;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ status: 'disabled' }).where('id', '=', account.id).execute();
    await trx.updateTable('users').set({ first_name: 'By hand' }).where('id', '=', account.id).execute();
  });
}

describe('who a learner is', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['signing out', () => learner.call('POST /api/logout', {}), 'unauthenticated'],
    ['a new password', changePassword, 'unauthenticated'],
    [
      'disabling',
      () => admin.call('PUT /api/users/:id/status', { ...user(), body: { status: 'disabled' } }),
      'unauthenticated',
    ],
    [
      'an expiry in the past',
      () => admin.call('PUT /api/users/:id', { ...user(), body: { expires_at: '2020-01-31' } }),
      'unauthenticated',
    ],
    ['another name', () => admin.call('PATCH /api/users/:id', { ...user(), body: { firstName: 'Anew' } }), 'Anew'],
    [
      'another role',
      () => admin.call('PATCH /api/users/:id', { ...user(), body: { role: 'admin' } }),
      'unauthenticated',
    ],
    ['deleting', () => admin.call('DELETE /api/users/:id', user()), 'unauthenticated'],
    ['a transaction of several steps', disableByHand, 'account_disabled'],
    ['truncating', () => sql`truncate users cascade`.execute(test.deps.db), 'unauthenticated'],
  ])('is kept, and is what %s has made of it once that is answered [D94]', async (_, change, after) => {
    expect(await seen()).toBe('Lan');
    // Once a server's listener listens.
    await expect.poll(() => asked()).toEqual([]);
    await change();
    expect(await seen()).toBe(after);
  });

  it('is another’s nowhere: each token is kept by itself [D94]', async () => {
    const other = await test.signIn(await test.make.learner({ firstName: 'Minh' }));
    expect([await seen(), await seen(other), await seen(), await seen(other)]).toEqual(['Lan', 'Minh', 'Lan', 'Minh']);
    await learner.call('POST /api/logout', {});
    expect([await seen(), await seen(other)]).toEqual(['unauthenticated', 'Minh']);
  });

  it('is forgotten when the session ends by itself [D94]', async () => {
    expect(await seen()).toBe('Lan');
    test.clock.advance({ days: 30, seconds: 1 });
    expect(await seen()).toBe('unauthenticated');
  });

  it('is asked each time while the database does not tell of changes [D94]', async () => {
    const deaf = await createTestApp({
      beside: test,
      deps: { changeFeed: { isCurrent: () => false, onChange: () => () => undefined } },
    });
    const there = deaf.guest();
    there.token = learner.token;
    expect(await seen(there)).toBe('Lan');
    expect(await asked(there)).toEqual(['token-owners']);
    await learner.call('POST /api/logout', {});
    expect(await seen(there)).toBe('unauthenticated');
  });
});

it('asks each time who an administrator is, and whether a token is anybody’s [D94]', async () => {
  expect(await seen(admin)).toBe('Ada');
  expect(await asked(admin)).toEqual(['token-owners']);
  const nobody = test.guest();
  nobody.token = 'x'.repeat(43);
  expect(await seen(nobody)).toBe('unauthenticated');
  expect(await asked(nobody)).toEqual(['token-owners']);
});
