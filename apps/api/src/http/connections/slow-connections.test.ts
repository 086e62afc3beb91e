import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONNECTION_TIMES } from './connection-times.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  connectionsOf,
  listenOn,
  openRaw,
  rawRequest,
  statusOf,
  type RawConnection,
} from '../../testing/faults/raw-connection.ts';

// Two orders of magnitude below those of a deployment, in the same proportions.
const times = { head: 300, request: 1500, silence: 600, pause: 360, farewell: 100, check: 25 };

let test: TestApp;
let port: number;
let bearer: Record<string, string>;
beforeEach(async () => {
  test = await createTestApp({ app: { times } });
  port = await listenOn(test.app);
  bearer = { authorization: `Bearer ${await test.make.token((await test.make.admin()).id)}` };
});

const sound = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'), randomBytes(40_000)]);
const upload = (file: Buffer) => {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]);
  const headers = { ...bearer, connection: 'close', 'content-type': 'multipart/form-data; boundary=x' };
  return rawRequest(
    { method: 'POST', url: '/api/media', headers: { ...headers, 'content-length': String(body.length) } },
    body,
  );
};

/** Sends a piece now and then, for as long as it may. */
function drip({ socket }: RawConnection, pieces: Iterable<string | Buffer>, every = 20): void {
  const each = pieces[Symbol.iterator]();
  const timer = setInterval(() => {
    const { done, value } = each.next();
    if (done || !socket.writable) clearInterval(timer);
    else socket.write(value);
  }, every);
  socket.on('close', () => clearInterval(timer));
}

function* forEver(piece: string): Iterable<string> {
  for (;;) yield piece;
}

function* sliced(bytes: Buffer, count: number): Iterable<Buffer> {
  const size = Math.ceil(bytes.length / count);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const headOf = (length: number) =>
  rawRequest({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json', 'content-length': String(length) },
  });

/** Never closes its own end, like a malicious client. */
const stubborn = () => {
  const connection = openRaw(port);
  connection.socket.removeAllListeners('end');
  return connection;
};

/** Each limit of docs/configuration.md alone, with all others far away, ends such a connection. */
describe('the limit', () => {
  const FAR = { head: 60_000, request: 60_000, silence: 60_000, pause: 60_000, farewell: 100, check: 25 };
  const GET = 'GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n';

  it.each<[Exclude<keyof typeof FAR, 'check' | 'farewell'>, string, (connection: RawConnection) => void]>([
    ['head', 'sends nothing', () => undefined],
    ['head', 'drips the head of a request', (connection) => drip(connection, forEver('x: y\r\n'))],
    ['pause', 'sends no other request', ({ socket }) => socket.write(GET)],
    ['pause', 'stops in a body that was refused unread', ({ socket }) => socket.write(headOf(10))],
    ['silence', 'stops in an upload', ({ socket }) => socket.write(upload(sound).subarray(0, 2000))],
    [
      'silence',
      'stops in the upload of a second request',
      ({ socket }) => {
        socket.once('data', () => socket.write(upload(sound).subarray(0, 2000)));
        socket.write(GET);
      },
    ],
    ['request', 'drips an upload', (connection) => drip(connection, sliced(upload(sound), 10_000))],
  ])('%s cuts a connection that %s [D173]', async (limit, _, act) => {
    const app = await createTestApp({ beside: test, app: { times: { ...FAR, [limit]: 200 } } });
    const connection = openRaw(await listenOn(app.app));
    connection.socket.removeAllListeners('end');
    await expect.poll(() => connectionsOf(app.app)).toBe(1);
    act(connection);
    await expect.poll(() => connectionsOf(app.app), { timeout: 20_000 }).toBe(0);
    connection.socket.destroy();
  });

  it('is as long as the documentation says, in a deployment [D173]', () => {
    const { head, pause, silence, request, check } = CONNECTION_TIMES;
    expect({ head, pause, silence, request, check }).toEqual({
      head: 60_000,
      // And a second that Node adds itself: 73.
      pause: 72_000,
      silence: 120_000,
      request: 300_000,
      check: 5000,
    });
  });
});

describe('a connection', () => {
  it.each<[string, (connection: RawConnection) => void]>([
    ['says nothing', () => undefined],
    ['stops within the head of its request', ({ socket }) => socket.write('GET /api/health HTTP/1.1\r\nho')],
    ['drips the head of its request', (connection) => drip(connection, forEver('x: y\r\n'))],
    ['stops within the body of its request', ({ socket }) => socket.write(headOf(10))],
    [
      'drips the body of its request',
      (connection) => {
        connection.socket.write(headOf(100_000));
        drip(connection, forEver(' '));
      },
    ],
    ['breaks its request', ({ socket }) => socket.write('nonsense\r\n\r\n')],
    [
      'drips on after a broken request',
      (connection) => {
        connection.socket.write('nonsense\r\n\r\n');
        drip(connection, forEver('x'));
      },
    ],
    ['is silent after an answer', ({ socket }) => socket.write('GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n')],
  ])('that %s is cut, though it keeps its own end open', async (_what, act) => {
    const connection = stubborn();
    await expect.poll(() => connectionsOf(test.app)).toBe(1);
    act(connection);
    await expect.poll(() => connectionsOf(test.app)).toBe(0);
    connection.socket.destroy();
  });

  it('that never reads its answer is cut', async () => {
    const media = Buffer.concat([sound, randomBytes(30_000_000)]);
    const file = new File([new Uint8Array(media)], 'long.wav');
    const admin = await test.signIn(await test.make.admin());
    const { url } = await admin.call('POST /api/media', { file });
    const connection = stubborn();
    connection.socket.pause();
    connection.socket.write(rawRequest({ method: 'GET', url, headers: {} }));
    await expect.poll(() => connectionsOf(test.app)).toBe(1);
    await expect.poll(() => connectionsOf(test.app)).toBe(0);
    connection.socket.destroy();
  });

  it('that uploads slowly but steadily is not', async () => {
    const connection = openRaw(port);
    // Longer than any silence may be, and than a head may take.
    drip(connection, sliced(upload(sound), 18), 40);
    expect(statusOf(await connection.closed)).toBe(201);
  });

  it('that is broken reads why before it is cut', async () => {
    const connection = openRaw(port);
    connection.socket.write(Buffer.concat([Buffer.from('nonsense\r\n\r\n'), randomBytes(1_000_000)]));
    expect(statusOf(await connection.closed)).toBe(400);
  });
});
