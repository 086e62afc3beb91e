import { beforeEach, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { connectionsOf, listenOn, openRaw, rawRequest, statusOf } from '../../testing/faults/raw-connection.ts';

type Headers = Readonly<Record<string, string>>;

const METRICS_TOKEN = 'for-the-tests-alone';

let test: TestApp;
let world: ContentWorld;
let url: string;
/** How many requests have come as far as a handler. */
let handled: number;

async function begin(env: Headers = {}): Promise<void> {
  test = await createTestApp({
    env: { LEARNER_WEB_URL: 'https://learn.example.com', LOG_LEVEL: 'info', ...env },
    app: { times: { release: 60_000 } },
  });
  test.app.addHook('preHandler', async () => void (handled += 1));
  world = await createContentWorld(test);
  url = `/api/section/${firstSection(await world.publish(readingExam()))}`;
  handled = 0;
}

interface Asked {
  readonly url?: string;
  readonly headers?: Headers;
  readonly method?: 'GET' | 'HEAD';
}

/** What is answered, but for what is another in each answer. */
async function get({ headers = {}, method = 'GET', url: asked = url }: Asked = {}) {
  const before = handled;
  const { statusCode: status, headers: all, rawPayload } = await test.app.inject({ method, url: asked, headers });
  const { 'x-request-id': requestId, date, ...others } = all;
  expect([requestId, date]).toEqual([expect.any(String), expect.any(String)]);
  return { answer: { status, headers: others, body: rawPayload.toString('base64') }, isHandled: handled > before };
}

/** Asks until no handler has to be asked: once what is told of changes is heard. Answers what was answered at first, too. */
async function untilKnown(asked: Asked = {}) {
  const first = await get(asked);
  let last = first;
  await expect.poll(async () => (last = await get(asked)).isHandled).toBe(false);
  return { first: first.answer, last: last.answer };
}

describe('what every guest reads', () => {
  beforeEach(() => begin());

  it.each<[string, Headers, number]>([
    ['as it is', {}, 200],
    ['in Brotli', { 'accept-encoding': 'gzip;q=0.5, br' }, 200],
    ['in gzip', { 'accept-encoding': 'GZIP' }, 200],
    ['without an encoding that is known', { 'accept-encoding': 'zstd' }, 200],
    ['as unchanged', { 'if-none-match': '*' }, 304],
    ['anew, for who wants no copy', { 'if-none-match': '*', 'cache-control': 'no-cache' }, 200],
    ['in part, which nobody gets', { range: 'bytes=0-9' }, 200],
    ['with cookies', { cookie: 'XSRF-TOKEN=abc; _csrf=def' }, 200],
  ])('is sent from memory %s, as it was sent at first', async (_, headers, status) => {
    const { first, last } = await untilKnown({ headers });
    expect(first.status).toBe(status);
    expect(first.headers).toMatchObject({
      'x-frame-options': 'DENY',
      etag: expect.any(String),
      vary: expect.any(String),
    });
    expect(last).toEqual(first);
  });

  it('is another in each form', async () => {
    const forms = [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }, { 'if-none-match': '*' }];
    for (const headers of forms) await untilKnown({ headers });
    const answers = await Promise.all(forms.map((headers) => get({ headers })));
    expect(answers.map(({ isHandled }) => isHandled)).toEqual([false, false, false, false]);
    const encodings = answers.map(({ answer }) => [answer.status, answer.headers['content-encoding']]);
    expect(encodings).toEqual([
      [200, undefined],
      [200, 'br'],
      [200, 'gzip'],
      [304, undefined],
    ]);
    expect(new Set(answers.map(({ answer }) => answer.body)).size).toBe(4);
  });

  it('is the same whatever the query says, and not where it asks for another view', async () => {
    const { first } = await untilKnown();
    expect(await get({ url: `${url}?a=1&view=` })).toEqual({ answer: first, isHandled: false });
    expect((await get({ url: `${url}?view=edit` })).answer.status).toBe(401);
    expect(await get({ url: `${url}/` })).toEqual({ answer: first, isHandled: false });
    expect((await get({ url: url.toUpperCase().replace('/API/SECTION', '/api/section') })).answer).toEqual(first);
  });

  it.each(['x', '%00', '%F0%9F%98%80', '__proto__', 'constructor', '00000000-0000-4000-8000-000000000000'])(
    'is not there under %s',
    async (id) => {
      await untilKnown();
      const { answer } = await get({ url: `/api/section/${id}` });
      expect(answer.status).toBeOneOf([404, 422]);
      expect((await get({ url: `/api/section/${id}` })).answer).toEqual(answer);
    },
  );

  it('is asked for the long way by HEAD, and by whoever says more than a guest does', async () => {
    const { first } = await untilKnown();
    const head = await get({ method: 'HEAD' });
    expect(head).toEqual({ answer: { ...first, body: '' }, isHandled: true });
    const authorization = `Bearer ${world.learner.token}`;
    const { answer: learners, isHandled } = await get({ headers: { authorization } });
    const { 'set-cookie': viewer, ...headers } = learners.headers;
    expect({ ...learners, headers, isHandled }).toEqual({ ...first, isHandled: true });
    expect(viewer).toContain('viewer_learner=');
    expect((await get({ headers: { authorization: 'Bearer of-nobody' } })).answer.status).toBe(401);
    expect(await get({ headers: { 'x-section-grant': 'x' } })).toEqual({ answer: first, isHandled: true });
    const { answer } = await get({ headers: { origin: 'https://learn.example.com' } });
    expect(answer.headers['access-control-allow-origin']).toBe('https://learn.example.com');
    expect((await get({ headers: { 'content-encoding': 'gzip' } })).answer.status).toBe(415);
    expect((await get()).answer).toEqual(first);
  });

  it('is not kept of an answer in an encoding that was understood only later', async () => {
    const { first } = await untilKnown({ headers: { 'accept-encoding': 'br' } });
    expect(first.headers['content-encoding']).toBe('br');
    for (let count = 0; count < 3; count += 1) await get({ headers: { 'accept-encoding': 'x-gzip' } });
    const { first: plain, last } = await untilKnown();
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(last).toEqual(plain);
  });

  it('is not kept of an answer to somebody else', async () => {
    const origin = 'https://learn.example.com';
    for (let count = 0; count < 3; count += 1) await get({ headers: { origin } });
    const { last } = await untilKnown();
    expect(last.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('has a name and its two lines in the log, as every request', async () => {
    await untilKnown();
    test.logs.length = 0;
    const [one, other] = [await test.app.inject(url), await test.app.inject(url)];
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
    const reqId = one.headers['x-request-id'];
    const lines = test.logs.map((line) => JSON.parse(line) as { reqId: string }).filter((line) => line.reqId === reqId);
    expect(lines).toMatchObject([
      { msg: 'incoming request', req: { method: 'GET', path: url } },
      { msg: 'request completed', res: { statusCode: 200 }, responseTime: expect.any(Number) },
    ]);
  });

  it('ends its connection while the process ends', async () => {
    await begin({ TRUST_PROXY: 'loopback' });
    await untilKnown();
    const { socket, received, closed } = openRaw(await listenOn(test.app));
    const ask = rawRequest({ method: 'GET', url, headers: {} });
    socket.write(ask);
    await expect.poll(() => statusOf(received())).toBe(200);
    expect(received()).not.toMatch(/^connection: close\r$/im);
    expect(await connectionsOf(test.app)).toBe(1);
    const ended = test.app.close();
    await expect.poll(() => test.app.server.listening).toBe(false);
    const before = handled;
    socket.write(ask);
    expect((await closed).slice(received().length)).toBe('');
    expect(received().match(/^connection: close\r$/gim)).toHaveLength(1);
    expect(handled).toBe(before);
    await ended;
  });
});

it('is counted', async () => {
  await begin({ METRICS_TOKEN });
  await untilKnown();
  const count = async () => {
    const { body } = await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    const series = 'bandwise_http_requests_total{method="GET",route="/api/section/:id",status="200"}';
    return Number(
      body
        .split('\n')
        .find((line) => line.startsWith(series))
        ?.slice(series.length),
    );
  };
  const before = await count();
  expect((await get()).isHandled).toBe(false);
  expect(await count()).toBe(before + 1);
});

it('is nothing where only learners practise', async () => {
  await begin({ GUEST_PRACTICE: 'off' });
  await world.learner.fetch(url);
  for (let count = 0; count < 3; count += 1) expect((await get()).answer.status).toBe(401);
});
