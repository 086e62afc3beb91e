import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const SENTINEL = 'SENTINEL-7319';

/** Every call that is handed a secret, each with a sentinel for it. */
async function useSecrets(test: TestApp): Promise<void> {
  const learner = await test.make.learner({ password: `${SENTINEL} old password` });
  const client = await test.guest().prepare();
  const ignore = (call: Promise<unknown>) => call.catch(() => undefined);
  const password = `${SENTINEL} new password`;
  await ignore(client.call('POST /api/login', { body: { email: learner.email, password } }));
  const { token } = await client.call('POST /api/login', {
    body: { email: learner.email, password: learner.password },
  });
  client.token = token;
  const change = { current_password: learner.password, password, password_confirmation: password };
  await client.call('POST /api/password/change', { body: change });
  await ignore(
    client.call('POST /api/reset-password', {
      body: { token: SENTINEL, email: learner.email, password, password_confirmation: password },
    }),
  );
  await client.call('POST /api/forgot-password', { body: { email: learner.email } });
  await test.deps.background.idle();
  const link = new URL(/http:\S+/.exec(test.outbox[0]?.text ?? '')?.[0] ?? '');
  await client.fetch(link, { headers: { accept: 'text/html', 'x-section-grant': SENTINEL } });
  await client.fetch(`http://localhost/api/user?token=${SENTINEL}&password=${SENTINEL}`);
  // Node quotes what it could not read in the message of its error.
  for (const body of [`{"password":"${SENTINEL}`, `{"password":"${SENTINEL}" "`])
    await client.fetch('http://localhost/api/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '' },
    });
  secrets.push(token, link.searchParams.get('token') ?? '', client.cookies.get('_csrf') ?? '');
}

const secrets: string[] = [SENTINEL];

describe('the log, at its most talkative', () => {
  let lines: string;
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { LOG_LEVEL: 'trace' } });
    await useSecrets(test);
    lines = test.logs.join('');
  });

  it('tells of each request: what, from where, how it went, and its id', () => {
    const parsed = test.logs.map((line): unknown => JSON.parse(line));
    expect(parsed).toContainEqual(
      expect.objectContaining({
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        req: { method: 'POST', path: '/api/login', remoteAddress: '127.0.0.1' },
      }),
    );
    expect(lines).toContain('"path":"/reset-password"');
    expect(lines).toContain('"statusCode":200');
  });

  it('holds no password, token, grant or cookie', () => {
    for (const secret of secrets) {
      expect(secret).not.toBe('');
      expect(lines).not.toContain(secret);
    }
  });

  it('censors what a careless line would have said', () => {
    const before = test.logs.length;
    test.app.log.info({ password: SENTINEL, body: { password: SENTINEL, token: SENTINEL } }, 'careless');
    test.app.log.info(
      { headers: { authorization: SENTINEL, cookie: SENTINEL, 'x-section-grant': SENTINEL } },
      'careless',
    );
    const careless = test.logs.slice(before).join('');
    expect(careless).toContain('[redacted]');
    expect(careless).not.toContain(SENTINEL);
  });

  it('leaves out the row that an error of the database carries', () => {
    const before = test.logs.length;
    const error = Object.assign(new Error('null value'), {
      code: '23502',
      detail: `Failing row contains (${SENTINEL})`,
    });
    test.app.log.error({ err: error }, 'failed');
    const line = test.logs.slice(before).join('');
    expect(line).toContain('"code":"23502"');
    expect(line).not.toContain(SENTINEL);
  });
});

it('calls a request in each line and in its answer as the proxy before it does [D77]', async () => {
  const test = await createTestApp({ env: { LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' } });
  const id = '0123456789abcdef0123456789abcdef';
  const response = await test.guest().fetch('http://localhost/api/user', { headers: { 'x-request-id': id } });
  expect(response.headers.get('x-request-id')).toBe(id);
  // The request, its refusal, and how it was answered.
  expect(test.logs).toHaveLength(3);
  for (const line of test.logs) expect(line).toContain(`"reqId":"${id}"`);
});
