import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { antiForgery, codeOf, everyRoute, requestFor } from '../../testing/every-route.ts';

let test: TestApp;
let good: { cookie: string; 'x-xsrf-token': string };
beforeAll(async () => {
  test = await createTestApp();
  good = await antiForgery(test.app);
});

const guarded = everyRoute.filter(({ contract }) => contract.csrf);

it('guards the seven calls that take a password or an address', () => {
  expect(guarded.map(({ key }) => key)).toEqual([
    'POST /api/login',
    'POST /api/register',
    'POST /api/confirm-email',
    'POST /api/password/change',
    'POST /api/forgot-password',
    'POST /api/reset-password',
    'POST /api/setup',
  ]);
});

describe.each(guarded)('$key', ({ key }) => {
  it.each([
    ['nothing', () => ({})],
    ['only the cookie', () => ({ cookie: good.cookie })],
    ['only the header', () => ({ 'x-xsrf-token': good['x-xsrf-token'] })],
    ['another header', () => ({ ...good, 'x-xsrf-token': `${good['x-xsrf-token']}x` })],
    ['an empty header', () => ({ ...good, 'x-xsrf-token': '' })],
  ])('refuses %s', async (_name, headers) => {
    const reply = await test.app.inject(requestFor(key, { headers: headers() }));
    expect({ status: reply.statusCode, code: codeOf(reply) }).toEqual({ status: 419, code: 'csrf_mismatch' });
  });

  it("refuses someone else's", async () => {
    const other = await antiForgery(test.app);
    const reply = await test.app.inject(
      requestFor(key, { headers: { cookie: good.cookie, 'x-xsrf-token': other['x-xsrf-token'] } }),
    );
    expect(reply.statusCode).toBe(419);
  });

  it('lets the header that matches the cookie through [L9-2]', async () => {
    const reply = await test.app.inject(requestFor(key, { headers: good }));
    expect(reply.statusCode).not.toBe(419);
  });
});

it('sets a cookie that scripts can read, and a secret one that they cannot [L7-7]', async () => {
  const reply = await test.app.inject({ method: 'GET', url: '/sanctum/csrf-cookie' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  const [secret, readable] = reply.cookies;
  expect(secret).toMatchObject({ name: '_csrf', httpOnly: true, path: '/', sameSite: 'Lax' });
  expect(readable).toMatchObject({ name: 'XSRF-TOKEN', path: '/', sameSite: 'Lax' });
  expect(readable).not.toHaveProperty('httpOnly');
  expect(readable).not.toHaveProperty('secure');
});

it('answers the token of the cookie as well, which does without the cookie being read [L7-7]', async () => {
  const given = await test.app.inject({ method: 'GET', url: '/sanctum/csrf-cookie' });
  const [secret, readable] = given.cookies;
  const { token } = given.json<{ token: string }>();
  expect(token).toBe(readable?.value);
  const headers = { cookie: `_csrf=${secret?.value}`, 'x-xsrf-token': token };
  expect((await test.app.inject(requestFor('POST /api/login', { headers }))).statusCode).not.toBe(419);
});

it('is for https only where the request came by https, and for COOKIE_DOMAIN', async () => {
  const other = await createTestApp({ beside: test, env: { TRUST_PROXY: 'on', COOKIE_DOMAIN: 'example.com' } });
  const reply = await other.app.inject({
    method: 'GET',
    url: '/sanctum/csrf-cookie',
    headers: { 'x-forwarded-proto': 'https' },
  });
  for (const cookie of reply.cookies) expect(cookie).toMatchObject({ secure: true, domain: 'example.com' });
});

describe('a sign-in', () => {
  const signIn = (headers: Record<string, string>, password: string) =>
    test.app.inject({ method: 'POST', url: '/api/login', headers, payload: { email: user.email, password } });
  let user: { email: string; password: string };
  beforeAll(async () => void (user = await test.make.learner()));

  it('replaces both cookies, so that what was there before is of no use [D178]', async () => {
    const before = await antiForgery(test.app);
    const reply = await signIn(before, user.password);
    expect(reply.statusCode).toBe(200);
    const fresh = new Map(reply.cookies.map(({ name, value }) => [name, value]));
    expect([...fresh.keys()]).toEqual(expect.arrayContaining(['_csrf', 'XSRF-TOKEN']));
    expect(before.cookie).not.toContain(fresh.get('_csrf') ?? 'none');
    const cookie = `_csrf=${fresh.get('_csrf')}; XSRF-TOKEN=${fresh.get('XSRF-TOKEN')}`;
    expect((await signIn({ cookie, 'x-xsrf-token': before['x-xsrf-token'] }, 'x')).statusCode).toBe(419);
    expect((await signIn({ cookie, 'x-xsrf-token': fresh.get('XSRF-TOKEN') ?? '' }, 'x')).statusCode).toBe(401);
  });

  it('leaves them as they are when it is refused', async () => {
    const before = await antiForgery(test.app);
    const reply = await signIn(before, 'wrong');
    expect(reply.statusCode).toBe(401);
    expect(reply.cookies).toEqual([]);
  });
});
