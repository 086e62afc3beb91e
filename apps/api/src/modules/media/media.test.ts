import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, type ContentWorld } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let world: ContentWorld;

beforeAll(async () => {
  test = await createTestApp();
  world = await createContentWorld(test);
});

// The smallest files that begin as their kind does.
const PNG = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  Buffer.alloc(40),
]);
const WAV = Buffer.concat([
  Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'),
  Buffer.from(Array.from({ length: 984 }, (_, i) => i % 256)),
]);

const upload = (client: TestClient, bytes: Buffer, name: string) =>
  client.call('POST /api/media', { file: new File([new Uint8Array(bytes)], name) });
const fetchMedia = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('uploading', () => {
  it('is for administrators', async () => {
    await expect(upload(world.guest, PNG, 'a.png')).rejects.toMatchObject({ status: 401 });
    await expect(upload(world.learner, PNG, 'a.png')).rejects.toMatchObject({ status: 403 });
  });

  it('stores a sound or a picture, and believes its content, not its name', async () => {
    const media = await upload(world.admin, WAV, 'C:\\sounds\\part 1.png');
    expect(media).toMatchObject({
      content_type: 'audio/wav',
      size: 1000,
      filename: 'part 1.png',
      url: `/api/media/${media.id}`,
    });
    expect(await upload(world.admin, PNG, 'map.png')).toMatchObject({ content_type: 'image/png' });
  });

  it('gives the same file the same address', async () => {
    const [one, two] = [await upload(world.admin, PNG, 'one.png'), await upload(world.admin, PNG, 'two.png')];
    expect(one.id).toBe(two.id);
  });

  it('refuses what is no sound and no picture', async () => {
    for (const [bytes, name] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'a.png'],
      [Buffer.from('<html><script>1</script>'), 'a.png'],
      [Buffer.from('%PDF-1.7'), 'a.mp3'],
      [Buffer.alloc(0), 'empty.mp3'],
    ] as const)
      await expect(upload(world.admin, bytes, name)).rejects.toMatchObject({
        status: 415,
        code: 'unsupported_media_type',
      });
  });

  it('refuses a picture over 5 MB and any file over 50 MB', async () => {
    const big = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]);
    await expect(upload(world.admin, big, 'big.png')).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('5 MB'),
    });
    const huge = Buffer.concat([WAV, Buffer.alloc(50 * 1024 * 1024)]);
    await expect(upload(world.admin, huge, 'huge.wav')).rejects.toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
  });

  it('refuses a form without a file, and a body that is no form', async () => {
    const headers = { authorization: `Bearer ${world.admin.token}` };
    const form = new FormData();
    form.set('other', 'text');
    const without = await world.admin.fetch('/api/media', { method: 'POST', body: form, headers });
    expect([without.status, await without.json()]).toMatchObject([
      422,
      { code: 'validation_failed', issues: [{ path: 'file' }] },
    ]);
    const json = await world.admin.fetch('/api/media', {
      method: 'POST',
      body: '{}',
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
  });
});

describe('serving', () => {
  it('sends the file to anyone, as what it is and as nothing else', async () => {
    const { url } = await upload(world.admin, WAV, 'słońce "1".wav');
    const reply = await fetchMedia(url);
    expect(reply.rawPayload.equals(WAV)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const again = await fetchMedia(url, { 'if-none-match': String(reply.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=500-5000', 500, 999],
    ['bytes=-5000', 0, 999],
  ])('sends the range %s', async (range, start, end) => {
    const { url } = await upload(world.admin, WAV, 'a.wav');
    const reply = await fetchMedia(url, { range });
    expect(reply.statusCode).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(reply.rawPayload.equals(WAV.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=-0'])('answers 416 to %s', async (range) => {
    const { url } = await upload(world.admin, WAV, 'a.wav');
    const reply = await fetchMedia(url, { range });
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, 'bytes */1000']);
    expect(reply.json()).toEqual({ code: 'range_not_satisfiable', message: 'The file has no such part.' });
  });

  it.each(['bytes=9-1', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=-', 'nonsense'])(
    'sends all of it for %s',
    async (range) => {
      const { url } = await upload(world.admin, WAV, 'a.wav');
      expect((await fetchMedia(url, { range })).statusCode).toBe(200);
    },
  );

  it('sends a range only of the file that was meant', async () => {
    const { url } = await upload(world.admin, WAV, 'a.wav');
    const etag = String((await fetchMedia(url)).headers.etag);
    expect((await fetchMedia(url, { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
    expect((await fetchMedia(url, { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('answers 404 for a file that is not there', async () => {
    expect((await fetchMedia(`/api/media/${crypto.randomUUID()}`)).statusCode).toBe(404);
    expect((await fetchMedia('/api/media/..%2f..%2fsecret')).statusCode).toBe(404);
  });

  it('answers 404 for a file whose bytes have gone from the folder, and lets nobody keep that answer', async () => {
    const bytes = Buffer.concat([WAV, Buffer.from('soon gone')]);
    const { url } = await upload(world.admin, bytes, 'gone.wav');
    const name = createHash('sha256').update(bytes).digest('hex');
    await rm(path.join(test.deps.config.dataDir, 'media', name.slice(0, 2), name));
    for (const headers of [{}, { range: 'bytes=0-9' }]) {
      const reply = await fetchMedia(url, headers);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ code: 'not_found', message: 'File not found.' });
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers).not.toHaveProperty('content-range');
    }
  });
});

it('takes a real recording', async () => {
  const bytes = await readFile(new URL('../../../content/listening-1/media/listening-1-part-1.mp3', import.meta.url));
  expect(await upload(world.admin, bytes, 'part-1.mp3')).toMatchObject({
    content_type: 'audio/mpeg',
    size: bytes.length,
  });
});
