import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';
import type { MadeUser } from '../../testing/makers.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let learner: MadeUser;
beforeEach(async () => {
  test = await createTestApp();
  learner = await test.make.learner();
});

const NEW = 'a better password';
const change = async (
  client: TestClient,
  fields: { username?: string; current_password?: string; password?: string; password_confirmation?: string } = {},
) => {
  await client.prepare();
  const body = { current_password: learner.password, password: NEW, password_confirmation: NEW, ...fields };
  return client.call('POST /api/password/change', { body });
};
const canSignIn = async (password: string) => {
  const client = await test.guest().prepare();
  return client.call('POST /api/login', { body: { email: learner.email, password } }).then(
    () => true,
    () => false,
  );
};

describe('signed in', () => {
  it('changes the own password, keeps this session and ends the others [L3-4 L7-11 L8-14 D6]', async () => {
    const here = await test.signIn(learner);
    const elsewhere = await test.signIn(learner);
    const stranger = await test.signIn(await test.make.learner());
    expect(await change(here)).toEqual({ success: true, message: 'Password changed successfully.' });
    await here.call('GET /api/user', {});
    await stranger.call('GET /api/user', {});
    expect(await refusalOf(elsewhere.call('GET /api/user', {}))).toMatchObject({ code: 'unauthenticated' });
    expect(await canSignIn(NEW)).toBe(true);
    expect(await canSignIn(learner.password)).toBe(false);
  });

  it('works for one of two who know the old password and change it at the same moment', async () => {
    const here = await test.signIn(learner);
    const results = await Promise.allSettled([
      change(here),
      change(test.guest(), {
        username: learner.email,
        password: 'the second of them',
        password_confirmation: 'the second of them',
      }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await canSignIn(NEW)).not.toBe(await canSignIn('the second of them'));
  });

  it('takes the own username in any case, and refuses another [D6]', async () => {
    const other = await test.make.learner();
    const client = await test.signIn(learner);
    expect(await refusalOf(change(client, { username: other.email }))).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    await change(client, { username: learner.email.toUpperCase() });
  });

  it('refuses a wrong old password without ending the session', async () => {
    const client = await test.signIn(learner);
    expect(await refusalOf(change(client, { current_password: 'wrong' }))).toEqual({
      status: 422,
      code: 'incorrect_password',
      message: 'The old password is incorrect.',
    });
    await client.call('GET /api/user', {});
  });

  it.each([
    [{ password: 'short', password_confirmation: 'short' }, 'The password must have at least 8 characters.'],
    [
      { password: 'password1', password_confirmation: 'password1' },
      'This password is too common: attackers try it first. Please choose another, such as four unrelated words.',
    ],
    [{ password_confirmation: 'something else' }, 'Passwords do not match'],
    [{ current_password: '' }, 'Old password is required'],
    [{ password: '' }, 'New password is required'],
  ])('refuses %j [L5-4 D167]', async (fields, message) => {
    const client = await test.signIn(learner);
    expect(await refusalOf(change(client, fields))).toMatchObject({ status: 422, message });
    expect(await canSignIn(learner.password)).toBe(true);
  });

  it('voids a reset link that was under way', async () => {
    await (await test.guest().prepare()).call('POST /api/forgot-password', { body: { email: learner.email } });
    await test.deps.background.idle();
    await change(await test.signIn(learner));
    expect(await test.deps.db.selectFrom('one_time_codes').select('user_id').execute()).toEqual([]);
  });
});

describe('signed out', () => {
  it('takes the username and the old password as proof, and ends every session [D6]', async () => {
    const elsewhere = await test.signIn(learner);
    await change(test.guest(), { username: learner.email });
    expect(await refusalOf(elsewhere.call('GET /api/user', {}))).toMatchObject({ code: 'unauthenticated' });
    expect(await canSignIn(NEW)).toBe(true);
  });

  it('refuses without a username, with an unknown one, and with a wrong password', async () => {
    expect(await refusalOf(change(test.guest()))).toMatchObject({ status: 422, message: 'Username is required' });
    const invalid = { status: 401, code: 'invalid_credentials', message: 'Invalid login credentials.' };
    expect(await refusalOf(change(test.guest(), { username: 'nobody@example.com' }))).toEqual(invalid);
    expect(await refusalOf(change(test.guest(), { username: learner.email, current_password: 'wrong' }))).toEqual(
      invalid,
    );
  });

  it('refuses an account that is disabled, though the password is right', async () => {
    await test.deps.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', learner.id).execute();
    expect(await refusalOf(change(test.guest(), { username: learner.email }))).toMatchObject({
      status: 403,
      code: 'account_disabled',
    });
  });

  it('shares the count of tries with signing in [D6]', async () => {
    for (let count = 0; count < 5; count += 1)
      await refusalOf(change(test.guest(), { username: learner.email, current_password: 'wrong' }));
    expect(await refusalOf(change(test.guest(), { username: learner.email }))).toMatchObject({ status: 429 });
    expect(await canSignIn(learner.password)).toBe(false);
  });
});
