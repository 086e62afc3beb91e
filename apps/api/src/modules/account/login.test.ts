import { ApiError } from '@bandwise/api-contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { refusalOf } from '../../testing/expect-refusal.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const login = async (email: string, password: string, app = test) => {
  const client = await app.guest().prepare();
  return client.call('POST /api/login', { body: { email, password } });
};

const INVALID = { status: 401, code: 'invalid_credentials', message: 'Invalid login credentials.' };

describe('signing in', () => {
  it('answers a token that opens the account, in any case of the address [L3-2 L7-8 L7-14 L8-2 D1]', async () => {
    const learner = await test.make.learner({ email: 'Lan@Example.com' });
    const client = await test.guest().prepare();
    const body = { email: ' lAN@example.COM ', password: learner.password };
    const answer = await client.call('POST /api/login', { body });
    expect(answer.message).toBe('Login successful.');
    client.token = answer.token;
    expect(await client.call('GET /api/user', {})).toEqual({
      id: learner.id,
      firstName: learner.firstName,
      lastName: learner.lastName,
      email: 'Lan@Example.com',
      role: 'learner',
    });
  });

  it('refuses a wrong password and an unknown address in the same words [L8-3]', async () => {
    const learner = await test.make.learner();
    expect(await refusalOf(login(learner.email, 'not the password'))).toEqual(INVALID);
    expect(await refusalOf(login('nobody@example.com', 'not the password'))).toEqual(INVALID);
  });

  it('works as hard for an unknown address as for a wrong password', async () => {
    const learner = await test.make.learner();
    /** In the processor's time: however busy the machine is with something else. */
    const effortOf = async (email: string) => {
      const start = process.cpuUsage();
      await refusalOf(login(email, 'not the password'));
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    for (const email of ['b@example.com', 'c@example.com', 'd@example.com']) await effortOf(email);
    let [unknown, known] = [Infinity, Infinity];
    for (let round = 0; round < 5; round += 1) {
      unknown = Math.min(unknown, await effortOf('a@example.com'));
      known = Math.min(known, await effortOf(learner.email));
    }
    // Without the dummy hash an unknown address would take a fraction of that time.
    expect(unknown).toBeGreaterThan(known / 2);
  });

  it('takes a password however its accents are composed', async () => {
    const learner = await test.make.learner({ password: 'mật khẩu của tôi'.normalize('NFC') });
    const answer = await login(learner.email, 'mật khẩu của tôi'.normalize('NFD'));
    expect(answer.message).toBe('Login successful.');
  });

  it('opens an account that has a common password: only new passwords must be others [D167]', async () => {
    const learner = await test.make.learner({ password: 'password' });
    expect((await login(learner.email, 'password')).message).toBe('Login successful.');
  });

  it('tells why an account is shut only after its right password [D4]', async () => {
    const disabled = await test.make.learner({ status: 'disabled' });
    const expired = await test.make.learner({ expires_at: '2020-01-01' });
    expect(await refusalOf(login(disabled.email, 'not the password'))).toEqual(INVALID);
    expect(await refusalOf(login(expired.email, 'not the password'))).toEqual(INVALID);
    expect(await refusalOf(login(disabled.email, disabled.password))).toMatchObject({
      status: 403,
      code: 'account_disabled',
      message: 'Your account has been disabled. Please ask an administrator.',
    });
    expect(await refusalOf(login(expired.email, expired.password))).toMatchObject({
      status: 403,
      code: 'account_expired',
      message: 'Your account has expired. Please ask an administrator.',
    });
  });

  it('stores neither password nor token in the clear', async () => {
    const learner = await test.make.learner();
    const { token } = await login(learner.email, learner.password);
    const { password_hash } = await test.deps.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', learner.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { hash } = await test.deps.db.selectFrom('tokens').select('hash').executeTakeFirstOrThrow();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hash.toString('base64url')).not.toContain(token);
    expect(hash).toHaveLength(32);
  });
});

describe('the limit on tries', () => {
  const tryFiveTimes = async (email: string) => {
    for (let count = 0; count < 5; count += 1) await refusalOf(login(email, 'not the password'));
  };

  it('refuses the sixth try in a minute, even with the right password, and says when to come back [D9]', async () => {
    const learner = await test.make.learner();
    await tryFiveTimes(learner.email);
    const error: unknown = await login(learner.email, learner.password).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: expect.any(Number) });
    expect(error).toHaveProperty(
      'message',
      expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds\.$/),
    );
  });

  it('is shared by all API processes [D9]', async () => {
    const learner = await test.make.learner();
    await tryFiveTimes(learner.email);
    const other = await createTestApp({ beside: test });
    expect(await refusalOf(login(learner.email, learner.password, other))).toMatchObject({ status: 429 });
  });

  it('counts accounts apart, in any case, and those that do not exist too', async () => {
    const learner = await test.make.learner();
    await tryFiveTimes('nobody@example.com');
    expect(await refusalOf(login('NOBODY@example.com', 'x'))).toMatchObject({ status: 429 });
    await login(learner.email, learner.password);
  });

  it('starts over after a right password', async () => {
    const learner = await test.make.learner();
    for (let count = 0; count < 4; count += 1) await refusalOf(login(learner.email, 'not the password'));
    await login(learner.email, learner.password);
    for (let count = 0; count < 5; count += 1)
      expect(await refusalOf(login(learner.email, 'not the password'))).toEqual(INVALID);
  });

  it('ends when its minute is over', async () => {
    const learner = await test.make.learner();
    await tryFiveTimes(learner.email);
    await test.deps.db
      .updateTable('throttles')
      .set({ expire: String(Date.now() - 1) })
      .execute();
    expect((await login(learner.email, learner.password)).message).toBe('Login successful.');
  });

  it('counts network addresses apart', async () => {
    const behindProxy = await createTestApp({ env: { TRUST_PROXY: 'on' } });
    const learner = await behindProxy.make.learner();
    const client = await behindProxy.guest().prepare();
    const from = (address: string, password: string) =>
      client.call(
        'POST /api/login',
        { body: { email: learner.email, password } },
        { headers: { 'x-forwarded-for': address } },
      );
    for (let count = 0; count < 5; count += 1) await refusalOf(from('203.0.113.1', 'wrong'));
    expect(await refusalOf(from('203.0.113.1', learner.password))).toMatchObject({ status: 429 });
    await from('203.0.113.2', learner.password);
  });
});

describe('signing out', () => {
  it('ends this session and no other [L7-10 L8-7]', async () => {
    const learner = await test.make.learner();
    const one = await test.signIn(learner);
    const two = await test.signIn(learner);
    expect(await one.call('POST /api/logout', {})).toEqual({ message: 'Logout successful.' });
    expect(await refusalOf(one.call('GET /api/user', {}))).toMatchObject({ status: 401, code: 'unauthenticated' });
    await two.call('GET /api/user', {});
  });

  it('ends the session whose token comes in the body, for who has put it out of reach of the header [L7-10]', async () => {
    const client = await test.signIn(await test.make.learner());
    const body = { token: client.token };
    expect(await test.guest().call('POST /api/logout', { body })).toEqual({ message: 'Logout successful.' });
    expect(await refusalOf(client.call('GET /api/user', {}))).toMatchObject({ status: 401 });
  });

  it('may be done twice, or without ever having signed in [D3]', async () => {
    const client = await test.signIn(await test.make.learner());
    await client.call('POST /api/logout', {});
    expect(await client.call('POST /api/logout', {})).toEqual({ message: 'Logout successful.' });
    expect(await test.guest().call('POST /api/logout', {})).toEqual({ message: 'Logout successful.' });
  });

  it('takes an empty body that calls itself JSON', async () => {
    const response = await test.guest().fetch('http://localhost/api/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
  });
});
