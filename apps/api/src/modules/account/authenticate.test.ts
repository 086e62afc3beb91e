import type { RouteAuth } from '@bandwise/api-contract/common';
import type { FastifyRequest } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import { createAuthenticate } from './authenticate.ts';
import type { AppError } from '../../errors/app-error.ts';
import type { Authenticate } from '../../http/handler.ts';
import { Caches } from '../../platform/cache/caches.ts';
import { antiForgery, codeOf, everyRoute, requestFor } from '../../testing/every-route.ts';

const ROLES = ['learner', 'teacher', 'admin'] as const;

let test: TestApp;
let csrf: Record<string, string>;
const users = { learner: '', teacher: '', admin: '' };
const tokens = { disabled: '', expired: '', signedOut: '', forged: 'x'.repeat(43) };

beforeAll(async () => {
  test = await createTestApp();
  csrf = await antiForgery(test.app);
  const { make } = test;
  const tokenOf = async (user: Promise<{ id: string }>) => make.token((await user).id);
  for (const role of ROLES) users[role] = (await make[role]()).id;
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

const asking = everyRoute.filter(({ contract }) => contract.auth !== 'anyone');

const SIGN_IN = { status: 401, code: 'unauthenticated' };
const FORBIDDEN = { status: 403, code: 'forbidden' };
/** The refusal of each caller by the table of routes; null: the call reaches its handler. Other people's data is refused there (`rights`). */
const REFUSALS: Readonly<Record<RouteAuth, readonly (typeof FORBIDDEN | null)[]>> = {
  anyone: [null, null, null, null],
  guest: [null, null, null, null],
  signedIn: [SIGN_IN, null, null, null],
  teacher: [SIGN_IN, FORBIDDEN, null, null],
  admin: [SIGN_IN, FORBIDDEN, FORBIDDEN, null],
};

describe.each(everyRoute)('$key', ({ key, contract }) => {
  it('is open to exactly the roles of its line [L1-7 L6-1 L6-7 A6-1 A6-3 D33 D202]', async () => {
    for (const [index, caller] of (['nobody', ...ROLES] as const).entries()) {
      // A new token, because some calls end sessions.
      const answer = await ask(key, caller === 'nobody' ? undefined : await test.make.token(users[caller]));
      const refusal = REFUSALS[contract.auth][index];
      const isRefused = answer.code === 'unauthenticated' || answer.code === 'forbidden';
      expect([caller, isRefused ? answer : null]).toEqual([caller, refusal]);
    }
  });
});

describe('authentication', () => {
  // It reads only this header.
  const requestWith = (token: string) =>
    ({ headers: { authorization: `Bearer ${token}` } }) as unknown as FastifyRequest;
  let authenticate: Authenticate;
  beforeAll(() => {
    authenticate = createAuthenticate({ ...test.deps, caches: new Caches() });
  });
  const authAs = async (auth: string, role: (typeof ROLES)[number]) =>
    authenticate(auth as RouteAuth, requestWith(await test.make.token(users[role]))).then(
      (caller) => caller?.role,
      ({ code, message }: AppError) => [code, message],
    );

  it('lets teachers and administrators make the calls of teachers [D202]', async () => {
    expect(await authAs('teacher', 'teacher')).toBe('teacher');
    expect(await authAs('teacher', 'admin')).toBe('admin');
    const refusal = ['forbidden', 'Only a teacher or an administrator may do this.'];
    expect(await authAs('teacher', 'learner')).toEqual(refusal);
  });

  it.each(['admin', 'a kind that is added later'])('refuses a teacher the calls for %s [D202]', async (auth) => {
    expect(await authAs(auth, 'admin')).toBe('admin');
    const refusal = ['forbidden', 'Only an administrator may do this.'];
    expect(await authAs(auth, 'teacher')).toEqual(refusal);
    expect(await authAs(auth, 'learner')).toEqual(refusal);
  });

  it.each(ROLES)('reads a caller with the role %s from the database on each call of teachers [D202]', async (role) => {
    const request = requestWith(await test.make.token(users[role]));
    await authenticate('signedIn', request);
    for (const _ of [1, 2]) {
      const statements = await statementsOf(test.deps.pool, () => authenticate('teacher', request).catch(() => null));
      expect(statements).toHaveLength(1);
    }
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
