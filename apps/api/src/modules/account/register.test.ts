import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { TestClient } from '../../testing/test-client.ts';

const NEWCOMER = { firstName: ' Minh ', lastName: 'Trần', email: 'minh@example.com', password: 'study every day' };
const register = async (client: TestClient, changes: Partial<typeof NEWCOMER> = {}) => {
  await client.prepare();
  return client.call('POST /api/register', { body: { ...NEWCOMER, ...changes } });
};

describe('where administrators add accounts', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });

  it('lets an administrator add a learner, and keeps the administrator signed in', async () => {
    const admin = await test.make.admin();
    const client = await test.signIn(admin);
    expect(await register(client)).toEqual({ success: true, message: 'Register successful.' });
    const rows = await client.call('GET /api/users', {});
    expect(rows).toContainEqual(
      expect.objectContaining({ firstName: 'Minh', lastName: 'Trần', email: 'minh@example.com', role: 'learner' }),
    );
    const { entries } = await client.call('GET /api/audit', { query: {} });
    expect(entries).toEqual([
      expect.objectContaining({ action: 'user.create', summary: 'Added Minh Trần (minh@example.com)' }),
    ]);
  });

  it('refuses a learner and a stranger', async () => {
    const refusal = { status: 403, code: 'forbidden', message: 'Only an administrator can add an account.' };
    expect(await refusalOf(register(await test.signIn(await test.make.learner())))).toEqual(refusal);
    expect(await refusalOf(register(test.guest()))).toEqual(refusal);
  });

  it('lets the new account sign in', async () => {
    await register(await test.signIn(await test.make.admin()));
    const client = await test.guest().prepare();
    const body = { email: NEWCOMER.email, password: NEWCOMER.password };
    expect((await client.call('POST /api/login', { body })).message).toBe('Login successful.');
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '  ', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['password', '', 'Password is required'],
    ['email', 'not an address', 'Please enter a valid email address.'],
    ['password', 'seven77', 'The password must have at least 8 characters.'],
    ['password', 'x'.repeat(129), 'The password must have at most 128 characters.'],
    ['password', 'MINH@example.com', 'The password must not be the email address.'],
  ])('refuses the %s %j', async (field, value, message) => {
    const client = await test.signIn(await test.make.admin());
    const error: unknown = await register(client, { [field]: value }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ status: 422, message, issues: [{ path: field, message }] });
  });

  it('refuses an address that is taken, in any case of it', async () => {
    const client = await test.signIn(await test.make.admin());
    await register(client);
    expect(await refusalOf(register(client, { email: 'Minh@Example.com' }))).toEqual({
      status: 422,
      code: 'email_taken',
      message: 'The email has already been taken.',
    });
    expect((await client.call('GET /api/audit', { query: {} })).total).toBe(1);
  });

  it('lets one of two who take an address at the same moment have it', async () => {
    const client = await (await test.signIn(await test.make.admin())).prepare();
    const results = await Promise.allSettled([register(client), register(client)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('where registration is open', () => {
  it('signs a newcomer in', async () => {
    const test = await createTestApp({ env: { REGISTRATION: 'open' } });
    const client = test.guest();
    const { token = '' } = await register(client);
    client.token = token;
    expect(await client.call('GET /api/user', {})).toMatchObject({ email: NEWCOMER.email, role: 'learner' });
  });

  it('answers someone signed in without a token that would replace theirs', async () => {
    const test = await createTestApp({ env: { REGISTRATION: 'open' } });
    const answer = await register(await test.signIn(await test.make.admin()));
    expect(answer).toEqual({ success: true, message: 'Register successful.' });
  });
});
