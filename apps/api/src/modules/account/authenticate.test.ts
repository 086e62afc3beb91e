import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { antiForgery, codeOf, everyRoute, requestFor } from '../../testing/every-route.ts';

let test: TestApp;
let csrf: Record<string, string>;
const tokens = { learner: '', admin: '', disabled: '', expired: '', signedOut: '', forged: 'x'.repeat(43) };

beforeAll(async () => {
  test = await createTestApp();
  csrf = await antiForgery(test.app);
  const { make } = test;
  const tokenOf = async (user: Promise<{ id: string }>) => make.token((await user).id);
  tokens.learner = await tokenOf(make.learner());
  tokens.admin = await tokenOf(make.admin());
  tokens.disabled = await tokenOf(make.admin({ status: 'disabled' }));
  tokens.expired = await tokenOf(make.admin({ expires_at: '2020-01-31' }));
  const gone = await test.signIn(await make.admin());
  tokens.signedOut = gone.token ?? '';
  await gone.call('POST /api/logout', {});
});

const ask = async (key: (typeof everyRoute)[number]['key'], token?: string) => {
  const reply = await test.app.inject(requestFor(key, { token, headers: csrf }));
  return { status: reply.statusCode, code: reply.body ? codeOf(reply) : undefined };
};

const closed = everyRoute.filter(({ contract }) => contract.auth === 'signedIn' || contract.auth === 'admin');
const asking = everyRoute.filter(({ contract }) => contract.auth !== 'anyone');
const open = everyRoute.filter(({ contract }) => contract.auth === 'anyone' || contract.auth === 'guest');
const administrators = everyRoute.filter(({ contract }) => contract.auth === 'admin');

describe.each(closed)('$key', ({ key }) => {
  it('refuses who is not signed in [L6-7 A6-3]', async () => {
    expect(await ask(key)).toEqual({ status: 401, code: 'unauthenticated' });
  });
});

describe.each(asking)('$key', ({ key }) => {
  it('refuses a forged token [D2]', async () => {
    expect(await ask(key, tokens.forged)).toEqual({ status: 401, code: 'unauthenticated' });
    expect(await ask(key, 'two words')).toEqual({ status: 401, code: 'unauthenticated' });
  });

  it('refuses an administrator who has signed out', async () => {
    expect(await ask(key, tokens.signedOut)).toEqual({ status: 401, code: 'unauthenticated' });
  });

  it('refuses an account that is disabled or expired [D4]', async () => {
    expect(await ask(key, tokens.disabled)).toEqual({ status: 403, code: 'account_disabled' });
    expect(await ask(key, tokens.expired)).toEqual({ status: 403, code: 'account_expired' });
  });
});

describe.each(administrators)('$key', ({ key }) => {
  it('refuses a learner, and lets an administrator through [L1-7 L6-1 L6-7 A6-1 A6-3 D33]', async () => {
    expect(await ask(key, tokens.learner)).toEqual({ status: 403, code: 'forbidden' });
    const answer = await ask(key, tokens.admin);
    expect([401, 403]).not.toContain(answer.status);
  });
});

describe.each(open)('$key', ({ key }) => {
  it('asks nobody to sign in', async () => {
    expect((await ask(key)).code).not.toBe('unauthenticated');
  });
});

it.each(['', 'Bearer', 'Bearer  ', 'Basic YTpi', 'bearer a b', 'Token x'])(
  'refuses the header %j',
  async (authorization) => {
    const reply = await test.app.inject({ method: 'GET', url: '/api/user', headers: { authorization } });
    expect(reply.statusCode).toBe(401);
  },
);

it('ends a session after thirty days, however often it is used [D176]', async () => {
  const learner = await test.make.learner();
  const client = await test.signIn(learner);
  for (const step of [{ days: 10 }, { days: 10 }, { days: 9, hours: 23 }]) {
    test.clock.advance(step);
    expect((await client.call('GET /api/user', {})).id).toBe(learner.id);
    await test.deps.background.idle();
  }
  test.clock.advance({ hours: 2 });
  await expect(client.call('GET /api/user', {})).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
});

it('lets an account act through its last day in the deployment’s time zone [D4]', async () => {
  const saigon = await createTestApp({ env: { TIME_ZONE: 'Asia/Ho_Chi_Minh' } });
  saigon.clock.set('2026-11-20T16:59:59Z'); // 23:59:59 there
  const client = await saigon.signIn(await saigon.make.learner({ expires_at: '2026-11-20' }));
  await client.call('GET /api/user', {});
  saigon.clock.advance({ seconds: 2 });
  await expect(client.call('GET /api/user', {})).rejects.toMatchObject({ status: 403, code: 'account_expired' });
});
