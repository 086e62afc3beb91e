import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeClass } from '../../testing/content/class-makers.ts';
import { createContentWorld, firstSection, type ContentWorld } from '../../testing/content/content-makers.ts';
import { listeningExam, readingExam } from '../../testing/content/sample-exams.ts';
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
const asAdmin = (headers: Record<string, string> = {}) => ({
  ...headers,
  authorization: `Bearer ${world.admin.token}`,
});

/** A recording like `WAV`, of the same length, and another file than any other. */
const withMark = (mark: string) => Buffer.concat([WAV.subarray(0, -mark.length), Buffer.from(mark)]);

async function publishRecording(
  bytes: Buffer,
  { name = 'a.wav', ...fields }: Parameters<typeof listeningExam>[0] & { readonly name?: string } = {},
) {
  const { id, url } = await upload(world.admin, bytes, name);
  const exam = await world.publish(listeningExam({ audio_url: url, ...fields }));
  return { id, url, exam, sectionID: firstSection(exam) };
}

/** The status for an `<audio>` element in the browser of `client`, which sends cookies and no token. */
const statusFor = async (client: TestClient, url: string) => (await client.fetch(url)).status;

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
  it('sends what an open test plays to anyone, as what it is and as nothing else, without the name of the file [D120]', async () => {
    const { url } = await publishRecording(withMark('open'), { name: 'słońce "1".wav' });
    const reply = await fetchMedia(url);
    expect(reply.rawPayload.equals(withMark('open'))).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
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
    const reply = await fetchMedia(url, asAdmin({ range }));
    expect(reply.statusCode).toBe(206);
    expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(reply.rawPayload.equals(WAV.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=-0'])('answers 416 to %s', async (range) => {
    const { url } = await upload(world.admin, WAV, 'a.wav');
    const reply = await fetchMedia(url, asAdmin({ range }));
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, 'bytes */1000']);
    expect(reply.json()).toEqual({ code: 'range_not_satisfiable', message: 'The file does not have this range.' });
  });

  it.each(['bytes=9-1', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=-', 'nonsense'])(
    'sends all of it for %s',
    async (range) => {
      const { url } = await upload(world.admin, WAV, 'a.wav');
      expect((await fetchMedia(url, asAdmin({ range }))).statusCode).toBe(200);
    },
  );

  it('sends a range only of the file that was meant', async () => {
    const { url } = await upload(world.admin, WAV, 'a.wav');
    const etag = String((await fetchMedia(url, asAdmin())).headers.etag);
    expect((await fetchMedia(url, asAdmin({ range: 'bytes=0-9', 'if-range': etag }))).statusCode).toBe(206);
    expect((await fetchMedia(url, asAdmin({ range: 'bytes=0-9', 'if-range': '"other"' }))).statusCode).toBe(200);
  });

  it('answers 404 for a file that is not there', async () => {
    expect((await fetchMedia(`/api/media/${crypto.randomUUID()}`, asAdmin())).statusCode).toBe(404);
    expect((await fetchMedia('/api/media/..%2f..%2fsecret')).statusCode).toBe(404);
  });

  it('answers 404 for a file whose bytes have gone from the folder, and lets nobody keep that answer', async () => {
    const bytes = Buffer.concat([WAV, Buffer.from('soon gone')]);
    const { url } = await upload(world.admin, bytes, 'gone.wav');
    const name = createHash('sha256').update(bytes).digest('hex');
    await rm(path.join(test.deps.config.dataDir, 'media', name.slice(0, 2), name));
    for (const headers of [{}, { range: 'bytes=0-9' }]) {
      const reply = await fetchMedia(url, asAdmin(headers));
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

describe('the length of a recording', () => {
  /** MPEG-1 layer III at 44,100 Hz: each frame plays 1152 samples, whatever its bit rate. */
  const frames = (count: number, kbps: 32 | 128) => {
    const frame = Buffer.alloc(Math.floor((144 * kbps * 1000) / 44_100));
    frame.set([0xff, 0xfb, (kbps === 32 ? 1 : 9) << 4, 0xc4]);
    return Buffer.concat(Array.from({ length: count }, () => frame));
  };
  const lengthFor = async (client: TestClient, id: string) =>
    (await client.call('GET /api/media/:id/length', { params: { id } })).seconds;

  it.each([
    ['smaller', [frames(10, 32), frames(4240, 128)]],
    ['larger', [frames(10, 128), frames(4240, 32)]],
    ['like all others, and whose last one is cut off', [frames(4250, 128).subarray(0, -9)]],
  ])('whose first frames are %s is measured from all of them [D160]', async (_, bytes) => {
    const { id } = await upload(world.admin, Buffer.concat(bytes), 'a.mp3');
    expect(await lengthFor(world.admin, id)).toBeCloseTo((4250 * 1152) / 44_100, 0);
  });

  it('is for those who may have the file, and it is not there for the others [D160]', async () => {
    const hidden = await upload(world.admin, Buffer.concat([frames(7, 32), frames(7, 128)]), 'a.mp3');
    for (const client of [world.learner, world.guest])
      await expect(lengthFor(client, hidden.id)).rejects.toMatchObject({ status: 404, code: 'not_found' });
    const shown = await publishRecording(Buffer.concat([frames(9, 32), frames(9, 128)]), { name: 'b.mp3' });
    for (const client of [world.learner, world.guest]) expect(await lengthFor(client, shown.id)).toBeGreaterThan(0);
    const { id } = await publishRecording(Buffer.concat([frames(8, 32), frames(9, 128)]), {
      name: 'c.mp3',
      locked: true,
      password: 'open',
    });
    await expect(lengthFor(world.learner, id)).rejects.toMatchObject({ status: 404 });
  });

  it('is unknown of a picture, and of a file that only begins as a recording does', async () => {
    for (const [bytes, name] of [
      [PNG, 'a.png'],
      [withMark('no sound'), 'a.wav'],
    ] as const) {
      const { id } = await upload(world.admin, bytes, name);
      expect(await lengthFor(world.admin, id)).toBeNull();
    }
  });

  it('of a file that is not there is answered with 404', async () => {
    await expect(lengthFor(world.admin, crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
    await expect(lengthFor(world.admin, 'part')).rejects.toMatchObject({ status: 404 });
  });
});

describe('who may have a file', () => {
  it('is an administrator, while no published test uses it: by the token, and by the cookie that follows it [D120]', async () => {
    const { url } = await upload(world.admin, withMark('unused'), 'key of part 1.wav');
    expect(await statusFor(world.guest, url)).toBe(404);
    expect(await statusFor(world.learner, url)).toBe(404);
    const refusal = await fetchMedia(url);
    expect([refusal.json(), refusal.headers['cache-control']]).toEqual([
      { code: 'not_found', message: 'File not found.' },
      'no-store',
    ]);
    const reply = await fetchMedia(url, asAdmin());
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
    expect(await statusFor(world.admin, url)).toBe(200);
  });

  it('is nobody by a cookie that this deployment did not sign, or whose session is over', async () => {
    const { url } = await upload(world.admin, withMark('forged'), 'a.wav');
    const admin = await test.signIn(await test.make.admin());
    await admin.call('GET /api/user', {});
    expect(await statusFor(admin, url)).toBe(200);
    const cookie = admin.cookies.get('viewer_admin') ?? '';
    expect((await fetchMedia(url, { cookie: `viewer_admin=${cookie.slice(0, -4)}AAAA` })).statusCode).toBe(404);
    await admin.call('POST /api/logout', {});
    expect(await statusFor(admin, url)).toBe(404);
  });

  it('is nobody by the cookie of an account that is disabled', async () => {
    const { url } = await upload(world.admin, withMark('disabled'), 'a.wav');
    const account = await test.make.admin();
    const admin = await test.signIn(account);
    await admin.call('GET /api/user', {});
    await world.admin.call('PUT /api/users/:id/status', { params: { id: account.id }, body: { status: 'disabled' } });
    expect(await statusFor(admin, url)).toBe(404);
  });

  it('is an administrator who has the learner app open as a learner in the same browser', async () => {
    const { url } = await upload(world.admin, withMark('both'), 'a.wav');
    const browser = await test.signIn(await test.make.admin());
    await browser.call('GET /api/user', {});
    browser.token = world.learner.token;
    await browser.call('GET /api/user', {});
    expect(await statusFor(browser, url)).toBe(200);
  });

  it('is whoever holds the grant of a locked test [D120]', async () => {
    const { url, sectionID } = await publishRecording(withMark('locked'), { locked: true, password: 'river' });
    const guest = test.guest();
    expect(await statusFor(guest, url)).toBe(404);
    expect(await statusFor(world.learner, url)).toBe(404);
    await guest.call('POST /api/section/:id/unlock', { params: { id: sectionID }, body: { password: 'river' } });
    expect(await statusFor(guest, url)).toBe(200);
    expect((await guest.fetch(url)).headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    // A page that was opened before cookies were cleared sends its grant with the next call.
    const { grant } = await guest.call('POST /api/section/:id/unlock', {
      params: { id: sectionID },
      body: { password: 'river' },
    });
    const other = test.guest();
    await other.call('GET /api/section/:id', { params: { id: sectionID } }, { headers: { 'x-section-grant': grant } });
    expect(await statusFor(other, url)).toBe(200);
  });

  it('is not whoever holds the grant of another test', async () => {
    const { url } = await publishRecording(withMark('one'), { locked: true, password: 'river' });
    const other = await publishRecording(withMark('two'), { locked: true, password: 'river' });
    const guest = test.guest();
    await guest.call('POST /api/section/:id/unlock', { params: { id: other.sectionID }, body: { password: 'river' } });
    expect([await statusFor(guest, other.url), await statusFor(guest, url)]).toEqual([200, 404]);
  });

  it('keeps the grants of several tests', async () => {
    const tests = [];
    for (const mark of ['first', 'second', 'third'])
      tests.push(await publishRecording(withMark(mark), { locked: true, password: 'river' }));
    const guest = test.guest();
    for (const { sectionID } of tests)
      await guest.call('POST /api/section/:id/unlock', { params: { id: sectionID }, body: { password: 'river' } });
    for (const { url } of tests) expect(await statusFor(guest, url)).toBe(200);
  });

  it('is a learner who took the test, after it is deleted, unpublished or has another picture [D120]', async () => {
    const { url, exam, sectionID } = await publishRecording(withMark('taken'));
    const learner = await world.newLearner();
    await learner.call('POST /api/attempt', { body: { sectionID } });
    await world.admin.call('DELETE /api/exam/delete/:id', { params: { id: exam.exam_id }, query: {} });
    expect(await statusFor(world.guest, url)).toBe(404);
    expect(await statusFor(world.learner, url)).toBe(404);
    expect(await statusFor(learner, url)).toBe(200);
  });

  it('is the teacher of a learner who took the test, and no teacher of another class [D202]', async () => {
    const { url, sectionID } = await publishRecording(withMark('taught'), { locked: true, password: 'river' });
    const [account, teacher, other] = [await test.make.learner(), await test.make.teacher(), await test.make.teacher()];
    await makeClass(test, { teachers: [teacher.id], learners: [account.id] });
    await makeClass(test, { teachers: [other.id], learners: [world.learnerId] });
    const browsers = [await test.signIn(teacher), await test.signIn(other)];
    for (const browser of browsers) await browser.call('GET /api/user', {});
    const statuses = async () => [
      await statusFor(browsers[0] ?? world.guest, url),
      await statusFor(browsers[1] ?? world.guest, url),
    ];
    expect(await statuses()).toEqual([404, 404]);
    const learner = await test.signIn(account);
    const { grant } = await learner.call('POST /api/section/:id/unlock', {
      params: { id: sectionID },
      body: { password: 'river' },
    });
    await learner.call('POST /api/attempt', { body: { sectionID } }, { headers: { 'x-section-grant': grant } });
    expect(await statuses()).toEqual([200, 404]);
  });

  it('is a learner who is sitting the locked test', async () => {
    const { url, exam, sectionID } = await publishRecording(withMark('sitting'), { locked: true, password: 'river' });
    const learner = await world.newLearner();
    const { grant } = await learner.call('POST /api/section/:id/unlock', {
      params: { id: sectionID },
      body: { password: 'river' },
    });
    await learner.call('POST /api/sitting', { body: { exams: [exam.exam_id], grants: [grant] } });
    learner.cookies.delete('section_grants');
    expect(await statusFor(learner, url)).toBe(200);
    expect(await statusFor(world.learner, url)).toBe(404);
  });

  it('is a learner, and no guest, where guests do not practise', async () => {
    const { url } = await publishRecording(withMark('learners only'));
    const closed = await createTestApp({ beside: test, env: { GUEST_PRACTICE: 'off' } });
    const learner = await closed.signIn(await closed.make.learner());
    await learner.call('GET /api/user', {});
    expect((await closed.guest().fetch(url)).status).toBe(404);
    expect((await learner.fetch(url)).status).toBe(200);
  });

  it('is anyone, of a picture inside a text of an open test', async () => {
    const { url } = await upload(world.admin, Buffer.concat([PNG, Buffer.from('in a passage')]), 'map.png');
    expect(await statusFor(world.guest, url)).toBe(404);
    await world.publish(readingExam({ passage: `<p>See the map.</p><p><img src="${url}" alt="A map"></p>` }));
    expect(await statusFor(world.guest, url)).toBe(200);
  });
});
