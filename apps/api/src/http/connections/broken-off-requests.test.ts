import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { repeats } from '@bandwise/config/main-tests';
import { assert, asyncProperty, constantFrom, double, record } from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { antiForgery } from '../../testing/every-route.ts';
import { connectionsOf, listenOn, openRaw, rawRequest, statusOf } from '../../testing/faults/raw-connection.ts';

let test: TestApp;
let port: number;
let headers: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp();
  port = await listenOn(test.app);
  const { id } = await test.make.admin();
  headers = { ...(await antiForgery(test.app)), authorization: `Bearer ${await test.make.token(id)}` };
});

beforeEach(() => {
  test.logs.length = 0;
});

type Leaving =
  /** Waits for the answer. */
  | 'waits'
  /** Half-closes the connection and waits for the response. */
  | 'stops sending'
  /** Is gone. */
  | 'vanishes';

/** Sends bytes as they are. @returns what was answered. */
async function sendBytes(bytes: Buffer, leaving: Leaving): Promise<string> {
  const connection = openRaw(port);
  connection.socket.write(bytes, () => {
    if (leaving === 'stops sending') connection.socket.end();
    if (leaving === 'vanishes') connection.socket.resetAndDestroy();
  });
  return connection.closed;
}

/** Remaining files and log lines once the server is idle. */
async function traces() {
  await expect.poll(() => connectionsOf(test.app)).toBe(0);
  const drafts = () => readdir(path.join(test.deps.config.dataDir, 'media', 'incoming')).catch(() => []);
  await expect.poll(drafts).toEqual([]);
  return test.logs.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
}

const isRefusal = (status: number | null) => status !== null && status >= 400 && status < 500;
const isRefusalOrSilence = (status: number | null) => status === null || isRefusal(status);

const BOMB = gzipSync(Buffer.alloc(50_000_000, ' '));
const close = { connection: 'close' };
const SOUND = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'), randomBytes(200_000)]);
const PART = 'content-disposition: form-data; name="file"; filename="a.wav"\r\ncontent-type: audio/wav\r\n\r\n';
const formOf = (parts: { head?: string; file?: Buffer; end?: string }) => {
  const { head = `--x\r\n${PART}`, file = SOUND, end = '\r\n--x--\r\n' } = parts;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(end)]);
};
const upload = (body: Buffer, extra: Record<string, string> = {}) =>
  rawRequest(
    {
      method: 'POST',
      url: '/api/media',
      headers: {
        ...headers,
        ...close,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(body.length),
        ...extra,
      },
    },
    body,
  );

describe('an upload', () => {
  it('is taken when it is whole', async () => {
    expect(statusOf(await sendBytes(upload(formOf({})), 'waits'))).toBe(201);
    expect(await traces()).toEqual([]);
  });

  it.each([
    ['stops within its file', () => upload(formOf({ end: '' }))],
    ['stops within its last boundary', () => upload(formOf({ end: '\r\n--' }))],
    [
      'stops within the head of its file',
      () => upload(formOf({ head: `--x\r\n${PART.slice(0, 30)}`, file: Buffer.alloc(0), end: '' })),
    ],
    ['has a file without a head', () => upload(formOf({ head: '--x\r\n\r\n' }))],
    ['has a head without an end', () => upload(formOf({ head: `--x\r\n${PART.slice(0, -2)}` }))],
    ['has a head of a megabyte', () => upload(formOf({ head: `--x\r\nx-long: ${'x'.repeat(1_000_000)}\r\n${PART}` }))],
    ['has a head with a line that is none', () => upload(formOf({ head: `--x\r\nnonsense\r\n${PART}` }))],
    ['has ten thousand parts', () => upload(formOf({ head: `--x\r\n${PART}a\r\n`.repeat(10_000) }))],
    ['never begins', () => upload(Buffer.from('nothing here'))],
    ['is empty', () => upload(Buffer.alloc(0))],
    ['has only its end', () => upload(Buffer.from('--x--\r\n'))],
    ['names no boundary', () => upload(formOf({}), { 'content-type': 'multipart/form-data' })],
    [
      'names a boundary of a thousand letters',
      () => upload(formOf({}), { 'content-type': `multipart/form-data; boundary=${'x'.repeat(1000)}` }),
    ],
    ['says that it is packed', () => upload(formOf({}), { 'content-encoding': 'gzip' })],
    ['is packed', () => upload(gzipSync(formOf({})), { 'content-encoding': 'gzip' })],
    ['comes under another name', () => upload(formOf({ head: `--x\r\n${PART.replace('"file"', '"other"')}` }))],
    [
      'comes under the name of a prototype',
      () => upload(formOf({ head: `--x\r\n${PART.replace('"file"', '"__proto__"')}` })),
    ],
  ])("that %s is the sender's mistake, whether or not its answer is heard", async (_what, bytes) => {
    expect(statusOf(await sendBytes(bytes(), 'waits'))).toSatisfy(isRefusal);
    for (const leaving of ['stops sending', 'vanishes'] as const)
      expect(statusOf(await sendBytes(bytes(), leaving))).toSatisfy(isRefusalOrSilence);
    expect(await traces()).toEqual([]);
  });
});

const login = JSON.stringify({ email: 'nobody@example.com', password: 'x' });
const post = (body: string | Buffer, extra: Record<string, string>) =>
  rawRequest(
    {
      method: 'POST',
      url: '/api/login',
      headers: { ...headers, ...close, 'content-type': 'application/json', ...extra },
    },
    body,
  );
const chunked = { 'transfer-encoding': 'chunked' };
const length = (bytes: number | string) => ({ 'content-length': String(bytes) });

it.each([
  ['is longer than it says', () => post(login, length(10))],
  ['has a length that is none', () => post(login, length('ten'))],
  ['has a length below nothing', () => post(login, length(-1))],
  ['has a length beyond all numbers', () => post(login, length('9'.repeat(30)))],
  ['has both a length and chunks', () => post(`5\r\nhello\r\n0\r\n\r\n`, { ...chunked, ...length(5) })],
  ['has a chunk without a size', () => post('\r\nhello\r\n0\r\n\r\n', chunked)],
  ['has a chunk larger than memory', () => post('fffffffffffffffff\r\nhello\r\n', chunked)],
  ['has a chunk that is longer than it says', () => post('2\r\nhello\r\n0\r\n\r\n', chunked)],
  ['is coded in a way that nobody knows', () => post(login, { ...length(login.length), 'transfer-encoding': 'rot13' })],
  ['is said to be packed', () => post(login, { ...length(login.length), 'content-encoding': 'gzip' })],
  ['is packed', () => post(gzipSync(login), { ...length(gzipSync(login).length), 'content-encoding': 'gzip' })],
  ['is a small packet of much', () => post(BOMB, { ...length(BOMB.length), 'content-encoding': 'gzip' })],
  ['expects what nobody does', () => post(login, { ...length(login.length), expect: 'a-miracle' })],
  ['has a head of a megabyte', () => post(login, { ...length(login.length), 'x-long': 'x'.repeat(1_000_000) })],
])("a request that %s is the sender's mistake", async (_what, bytes) => {
  expect(statusOf(await sendBytes(bytes(), 'waits'))).toSatisfy(isRefusal);
  await sendBytes(bytes(), 'vanishes');
  expect(await traces()).toEqual([]);
});

it.each([
  ['is shorter than it says', () => post(login, length(login.length + 1))],
  ['breaks off between chunks', () => post('5\r\nhello\r\n', chunked)],
  ['breaks off within a chunk', () => post('ff\r\nhello', chunked)],
  ['waits to be asked, and sends nothing then', () => post('', { ...length(login.length), expect: '100-continue' })],
])('a request that %s and then ends is answered as a mistake or not at all', async (_what, bytes) => {
  for (const leaving of ['stops sending', 'vanishes'] as const)
    expect(statusOf(await sendBytes(bytes(), leaving))).toSatisfy(isRefusalOrSilence);
  expect(await traces()).toEqual([]);
});

it('asks for the body of a request that waits to be asked', async () => {
  const connection = openRaw(port);
  connection.socket.write(post('', { ...length(login.length), expect: '100-continue' }));
  await expect.poll(connection.received).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  connection.socket.write(login);
  expect(statusOf(await connection.closed)).toBe(401);
});

it('goes on with a connection whose upload was refused before it was read', async () => {
  const connection = openRaw(port);
  const form = upload(formOf({ head: `--x\r\n${PART.replace('"file"', '"other"')}` }), { connection: 'keep-alive' });
  const next = rawRequest({ method: 'GET', url: '/api/health', headers: close });
  connection.socket.write(Buffer.concat([form, next]));
  expect((await connection.closed).match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 422', 'HTTP/1.1 200']);
});

it('answers requests cut anywhere as mistakes or not at all, and keeps nothing of them', async () => {
  const requests = [upload(formOf({})), post(login, length(login.length)), post('5\r\nhello\r\n0\r\n\r\n', chunked)];
  const cut = record({
    request: constantFrom(...requests),
    share: double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    leaving: constantFrom<Leaving[]>('stops sending', 'vanishes'),
  });
  const cuts = asyncProperty(cut, async ({ request, share, leaving }) => {
    const bytes = request.subarray(0, Math.floor(request.length * share));
    expect(statusOf(await sendBytes(bytes, leaving))).toSatisfy(isRefusalOrSilence);
  });
  await assert(cuts, { numRuns: repeats(40, 150), seed: 20261122 });
  expect(await traces()).toEqual([]);
});
