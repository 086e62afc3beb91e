import { errorBodySchema, ERROR_STATUS } from '@bandwise/api-contract/common';
import { repeats, sample } from '@bandwise/config/main-tests';
import { assert, asyncProperty, jsonValue } from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { antiForgery, everyRoute, NO_SUCH_ID, requestFor, type TableLine } from '../../testing/every-route.ts';
import { junkFor } from '../../testing/content/junk.ts';

const SENDERS = ['guest', 'learner', 'administrator'] as const;
type Sender = (typeof SENDERS)[number];

let test: TestApp;
let people: Record<Exclude<Sender, 'guest'>, { id: string }>;
let headersOf: Record<Sender, Record<string, string>>;

beforeAll(async () => {
  test = await createTestApp();
  people = { learner: await test.make.learner(), administrator: await test.make.admin() };
});

// Some of the calls end the caller's session.
beforeEach(async () => {
  const guest = await antiForgery(test.app);
  const bearer = async ({ id }: { id: string }) => ({ ...guest, authorization: `Bearer ${await test.make.token(id)}` });
  headersOf = { guest, learner: await bearer(people.learner), administrator: await bearer(people.administrator) };
});

const send = (key: TableLine['key'], extra: InjectOptions, sender: Sender = 'administrator') => {
  const request = requestFor(key, { headers: headersOf[sender] });
  return test.app.inject({
    ...request,
    ...extra,
    headers: { ...request.headers, ...extra.headers },
    query: { ...(request.query as Record<string, string>), ...(extra.query as Record<string, string> | undefined) }, // requestFor makes it one
  });
};

/** Messages from the learner specification. */
const OWN_WORDS = new Set(['Invalid or expired reset link. Please try again.', 'Invalid login credentials.']);
/** How the library that checks what was sent would say it. */
const RAW_WORDS = /Invalid|expected|received|Too (big|small)|Unrecognized|String must|>=|<=|input/;

/**
 * Finds errors in a response to any input: its code must be in the table, its message readable, and it is never a server failure.
 */
function disorder(reply: LightMyRequestResponse, sent: unknown): string[] {
  if (reply.statusCode < 400) return [];
  const body = errorBodySchema.safeParse(reply.json());
  const isOrderly =
    reply.statusCode < 500 &&
    body.success &&
    body.data.message &&
    ERROR_STATUS[body.data.code] === reply.statusCode &&
    [body.data, ...(body.data.issues ?? [])].every(({ message }) => OWN_WORDS.has(message) || !RAW_WORDS.test(message));
  return isOrderly ? [] : [`${JSON.stringify(sent)?.slice(0, 200)} → ${reply.statusCode} ${reply.body.slice(0, 300)}`];
}

/** Unauthorised callers are refused before the input is validated. */
function mayReach({ auth }: TableLine['contract'], sender: Sender): boolean {
  if (sender === 'guest') return auth === 'anyone' || auth === 'guest';
  return sender === 'administrator' || (auth !== 'admin' && auth !== 'teacher');
}

const nested = (open: string, core: string, close: string) => open.repeat(30_000) + core + close.repeat(30_000);

const withBody = everyRoute.filter(({ contract }) => contract.body);
const needsBody = withBody.filter(({ contract }) => !contract.body?.safeParse(null).success);
const withQuery = everyRoute.filter(({ contract }) => contract.query);
const withParams = everyRoute.filter(({ contract }) => contract.params);

describe.each(withBody)('$key', ({ key, contract }) => {
  // The senders are in the order of their rights.
  it.each(
    sample(
      SENDERS.filter((sender) => mayReach(contract, sender)),
      1,
    ),
  )(
    'answers a body of any shape from a %s',
    async (sender) => {
      const problems: string[] = [];
      for (const body of contract.body ? sample(junkFor(contract.body), 30) : []) {
        const payload = JSON.stringify(body);
        const reply = await send(key, { payload, headers: { 'content-type': 'application/json' } }, sender);
        problems.push(...disorder(reply, body));
      }
      expect(problems).toEqual([]);
    },
    // An exam has some hundreds of fields.
    60_000,
  );

  it('answers any JSON at all', async () => {
    const anyJson = asyncProperty(jsonValue({ maxDepth: 3 }), async (body) => {
      const reply = await send(key, {
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      expect(disorder(reply, body)).toEqual([]);
    });
    await expect(assert(anyJson, { numRuns: repeats(5, 20), seed: 20261120 })).resolves.toBeUndefined();
  });
});

// All routes have one parser.
describe.each(sample(withBody, 6))('$key', ({ key }) => {
  it.each([
    ['broken JSON', 'application/json', '{"a":', 400],
    ['a prototype', 'application/json', '{"__proto__":{"role":"admin"}}', 400],
    ['a constructor', 'application/json', '{"constructor":{"prototype":{"role":"admin"}}}', 400],
    ['bytes that are no text', 'application/json', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 422],
    ['a million brackets', 'application/json', '['.repeat(900_000), 400],
    ['lists in lists without end', 'application/json', nested('[', '', ']'), 400],
    ['objects in objects without end', 'application/json', nested('{"a":', '1', '}'), 400],
    ['another type', 'text/plain', 'hello', 415],
    ['a form', 'multipart/form-data; boundary=x', '--x--', 415],
  ])('refuses %s', async (_name, contentType, payload, status) => {
    const reply = await send(key, { payload, headers: { 'content-type': contentType } });
    expect(disorder(reply, payload)).toEqual([]);
    expect(reply.statusCode).toBe(status);
  });

  it('refuses a body that is too large', async () => {
    const reply = await send(key, {
      payload: JSON.stringify({ text: 'x'.repeat(8 * 1024 * 1024) }),
      headers: { 'content-type': 'application/json' },
    });
    expect(disorder(reply, 'large')).toEqual([]);
    expect(reply.statusCode).toBe(413);
  });
});

it.each(needsBody)('refuses $key without a body', async ({ key }) => {
  const reply = await send(key, { payload: '', headers: { 'content-type': 'application/json' } });
  expect(disorder(reply, '')).toEqual([]);
  expect(reply.statusCode).toBe(422);
});

describe.each(withQuery)('$key', ({ key, contract }) => {
  it('answers a query of any shape', async () => {
    const problems: string[] = [];
    for (const query of contract.query ? sample(junkFor(contract.query), 30) : []) {
      if (typeof query !== 'object' || query === null) continue;
      const text = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
      problems.push(...disorder(await send(key, { query: text }), text));
    }
    expect(problems).toEqual([]);
  });
});

const ADDRESS_PARTS = [
  'x',
  '..%2f..%2fetc',
  '%00',
  '%E0%A4%A',
  "' or 1=1",
  'é'.repeat(150),
  '00000000-0000-0000-0000-00000000000g',
];

describe.each(withParams)('$key', ({ key, contract }) => {
  it('answers any part of an address', async () => {
    const problems: string[] = [];
    for (const part of ADDRESS_PARTS) {
      const address = requestFor(key)
        .url.replace(NO_SUCH_ID, part)
        .replace(/reading$/, part);
      problems.push(...disorder(await send(key, { url: address }), address));
    }
    expect(problems).toEqual([]);
  });

  it('does not find what cannot be there', async () => {
    const reply = await send(key, {
      url: requestFor(key)
        .url.replace(NO_SUCH_ID, 'x')
        .replace(/reading$/, 'x'),
    });
    expect(reply.statusCode).toBe(contract.errors.includes('not_found') ? 404 : 422);
  });
});

const HEADERS = [
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${'x'.repeat(5000)}`],
  ['authorization', 'Basic YTpi'],
  ['cookie', 'XSRF-TOKEN=%E0%A4%A; _csrf=\u00ff'],
  ['x-xsrf-token', 'x'.repeat(5000)],
  ['x-section-grant', '..'],
  ['x-section-grant', 'e30.e30.e30'],
  ['accept', 'nonsense'],
  ['range', 'bytes=9-'],
  ['if-none-match', '"'],
  ['content-length', '-1'],
] as const;

describe.each(sample(everyRoute, 40))('$key', ({ key }) => {
  it('answers any header', async () => {
    const problems: string[] = [];
    for (const [name, value] of HEADERS)
      problems.push(...disorder(await send(key, { headers: { [name]: value } }), `${name}: ${value}`));
    expect(problems).toEqual([]);
  });

  it('answers a query that it has no use for', async () => {
    const { url } = requestFor(key);
    for (const query of [
      'a[b]=1&a=2',
      '%E0%A4%A',
      '__proto__[role]=admin',
      `q=${'x'.repeat(4000)}`,
      'sectionID=a&sectionID=b',
    ])
      expect(disorder(await send(key, { url: `${url}${url.includes('?') ? '&' : '?'}${query}` }), query)).toEqual([]);
  });
});

it('refuses JSON where a file is expected', async () => {
  const reply = await send('POST /api/media', { payload: '{}', headers: { 'content-type': 'application/json' } });
  expect(disorder(reply, '{}')).toEqual([]);
  expect(reply.statusCode).toBe(415);
});

it.each(['a\0b', 'half a pair \ud800'])(
  'refuses the text %j, which no database holds, and says where it was',
  async (text) => {
    const reply = await send('POST /api/users/bulk-delete', {
      payload: { userIds: [NO_SUCH_ID], more: { deep: [text] } },
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'validation_failed', issues: [{ path: 'more.deep.0' }] });
  },
);

it('names the field that is wrong, and says so on the screen [L5-1]', async () => {
  const reply = await send('POST /api/login', { payload: { email: '', password: 7 } });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toEqual({
    code: 'validation_failed',
    message: 'Username is required',
    issues: [
      { path: 'email', message: 'Username is required' },
      { path: 'password', message: 'Password must be text' },
    ],
  });
});

it('says of what was left out what it says of what was left empty [L5-1]', async () => {
  const reply = await send('POST /api/login', { payload: {} });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    message: 'Username is required',
    issues: [
      { path: 'email', message: 'Username is required' },
      { path: 'password', message: 'Password is required' },
    ],
  });
});

it.each([
  ['GET', '/api/nothing', 404, 'not_found', undefined],
  ['GET', '/sanctum/other', 404, 'not_found', undefined],
  ['GET', '/somewhere', 404, 'not_found', undefined],
  ['POST', '/api/user', 405, 'method_not_allowed', 'GET'],
  ['DELETE', '/api/login', 405, 'method_not_allowed', 'POST'],
  ['POST', `/api/users/${NO_SUCH_ID}`, 405, 'method_not_allowed', 'DELETE, PUT, PATCH'],
] as const)('answers %s %s with %i', async (method, url, status, code, allow) => {
  const reply = await test.app.inject({ method, url, headers: { accept: 'text/html' } });
  expect({ status: reply.statusCode, code: reply.json<{ code: string }>().code }).toEqual({ status, code });
  expect(reply.headers.allow).toBe(allow);
});
