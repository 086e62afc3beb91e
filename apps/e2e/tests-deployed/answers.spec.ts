import { request as rawRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import type { APIResponse } from '@playwright/test';
import { connect, type Api } from '../src/api.ts';
import type { Site } from '../src/deployed/site.ts';
import { expect, test } from '../src/deployed/test.ts';
import { callFrom, tryPassword } from '../src/deployed/try-password.ts';
import { samplePart } from '../src/samples.ts';

const PAGE = { accept: 'text/html' };

/** The security headers of a response, with the directives of its policy. */
function securityHeaders(answer: APIResponse): Record<string, string | readonly string[]> {
  const headers = answer.headers();
  const policy = (headers['content-security-policy'] ?? '').split(';').map((directive) => directive.trim());
  const names = Object.keys(headers).filter((name) =>
    /^(cross-origin|origin-agent|permissions-|referrer-|strict-|x-(?!request-id))/.test(name),
  );
  return { ...Object.fromEntries(names.map((name) => [name, headers[name] ?? ''])), policy: policy.sort() };
}

for (const app of ['learner app', 'console'] as const) {
  const pageOf = (site: Site) => (app === 'console' ? `${site.consoleUrl}/admin/` : `${site.learnerUrl}/`);

  test.describe(`the ${app}'s answers`, () => {
    test('have security headers as strict as those of the API, whatever the response is', async ({ request, site }) => {
      const page = pageOf(site);
      const api = securityHeaders(await request.get('/api/config'));
      expect(api['policy']).toContain("script-src 'self'");
      expect(api['policy']).toContain("frame-ancestors 'none'");
      expect(api).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
      // Learners record spoken answers.
      expect(api['permissions-policy']).toContain('microphone=(self)');
      for (const address of [page, `${page}assets/nothing.js`, `${page}${await firstScript(page)}`])
        expect(securityHeaders(await request.get(address)), address).toEqual(api);
    });

    test('let browsers store built files forever, compressed, and check pages each time [D83]', async ({
      request,
      site,
    }) => {
      const page = pageOf(site);
      const script = `${page}${await firstScript(page)}`;
      const plain = await request.get(script, { headers: { 'accept-encoding': 'identity' } });
      const zipped = await request.get(script, { headers: { 'accept-encoding': 'gzip' } });
      expect(zipped.headers()).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      expect(plain.headers()).not.toHaveProperty('content-encoding');
      expect(Number(zipped.headers()['content-length'])).toBeLessThan((await plain.body()).length / 2);
      expect(await zipped.body()).toEqual(await plain.body());

      const first = await request.get(page);
      expect(first.headers()).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
      const again = await request.get(page, { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
      expect(again.status()).toBe(304);
    });

    test('have a page for each screen, and 404 for a missing file', async ({ request, site }) => {
      const page = pageOf(site);
      const screen = await request.get(`${page}some/screen?x=1`, { headers: PAGE });
      expect(await screen.text()).toBe(await (await request.get(page)).text());
      expect((await request.get(`${page}assets/nothing.js`, { headers: PAGE })).status()).toBe(404);
      expect((await request.get(`${page}nothing.png`, { headers: { accept: 'image/*' } })).status()).toBe(404);
    });

    async function firstScript(page: string): Promise<string> {
      const html = await (await fetch(page)).text();
      const name = /src="[^"]*(assets\/[^"]+\.js)"/.exec(html)?.[1];
      if (!name) throw new Error(`${page} names no script`);
      return name;
    }
  });
}

test.describe('the API behind nginx', () => {
  test('answers unknown addresses itself', async ({ request }) => {
    const answer = await request.get('/api/nothing', { headers: PAGE });
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });

  test('sends a recording whole or in ranges, byte for byte @main', async ({ request, admin }) => {
    const address = await recordingOf(admin);
    const whole = await (await request.get(address)).body();

    const inside = await request.get(address, { headers: { range: 'bytes=1000-1999' } });
    expect(inside.status()).toBe(206);
    expect(inside.headers()).toMatchObject({
      'content-range': `bytes 1000-1999/${whole.length}`,
      'content-length': '1000',
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
    });
    expect(await inside.body()).toEqual(whole.subarray(1000, 2000));

    const end = await request.get(address, { headers: { range: 'bytes=-500' } });
    expect(await end.body()).toEqual(whole.subarray(-500));
    expect((await request.get(address, { headers: { range: `bytes=${whole.length}-` } })).status()).toBe(416);
  });

  test('lets shared caches store recordings forever, and no other response [D83]', async ({
    request,
    admin,
    learner,
  }) => {
    const recording = await recordingOf(admin);
    for (const range of ['', 'bytes=1000-1999']) {
      const headers = (await request.get(recording, { headers: range ? { range } : {} })).headers();
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        etag: expect.stringMatching(/^"/),
      });
      expect(headers).not.toHaveProperty('set-cookie');
    }
    const { sections } = await admin.client.call('GET /api/exam/list/:skill', { params: { skill: 'reading' } });
    const others = [
      'config',
      'health',
      'user',
      'exam/list/reading',
      `section/${sections[0]?.id}`,
      `${recording.slice(5)}0`,
    ];
    const token = await connect().signIn(learner);
    for (const headers of [{}, { authorization: `Bearer ${token}` }])
      for (const other of others) {
        const { 'cache-control': rule } = (await request.get(`/api/${other}`, { headers })).headers();
        expect(rule, other).toMatch(/^(no-store|private, no-cache)$/);
      }
    const missing = await request.get('/assets/nothing.js');
    expect(missing.headers()).not.toHaveProperty('cache-control');
  });

  test('accepts larger uploads than other requests, and refuses larger ones with its own message', async ({
    admin,
    site,
  }) => {
    // A WAV file of 12 MB with silence.
    const wav = Buffer.alloc(12 * 1024 * 1024);
    wav.write('RIFF', 0);
    wav.writeUInt32LE(wav.length - 8, 4);
    wav.write('WAVEfmt ', 8);
    const uploaded = await admin.client.call('POST /api/media', { file: new File([wav], 'silence.wav') });
    expect(uploaded).toMatchObject({ content_type: 'audio/wav', size: wav.length });

    expect(await announce(`${site.learnerUrl}/api/media`, 60)).toMatchObject({ code: 'payload_too_large' });
    expect(await announce(`${site.learnerUrl}/api/login`, 10)).toMatchObject({ code: 'payload_too_large' });
  });

  test('refuses a client that guesses hundreds of secrets with the message of the API, and no other client [D169]', async ({
    site,
    learner,
  }) => {
    const tryAll = (count: number, from: string, path: string) =>
      Promise.all(Array.from({ length: count }, () => callFrom(from, `${site.learnerUrl}/api/${path}`, 'POST')));
    for (const [from, path] of [
      ['127.0.0.5', 'login'],
      ['127.0.0.6', 'section/0/unlock'],
    ] as const) {
      const answers = await tryAll(400, from, path);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length, path).toBeGreaterThan(0);
      expect(refused.length, path).toBeLessThan(100);
      expect(refused[0], path).toMatchObject({ retryAfter: '10' });
      expect(JSON.parse(refused[0]?.body ?? ''), path).toEqual({
        message: 'Too many requests from your network. Please try again in 10 seconds.',
        code: 'too_many_requests',
      });
    }
    expect(await callFrom('127.0.0.5', `${site.learnerUrl}/api/config`, 'GET')).toMatchObject({ status: 200 });
    expect(await tryPassword(site.learnerUrl, learner, { from: '127.0.0.7' })).toMatchObject({ status: 200 });
    // All learners of a school sign in at the same time.
    const school = await tryAll(300, '127.0.0.8', 'login');
    expect(school.filter(({ status }) => status === 429)).toEqual([]);
  });

  test('ignores what a client says about its own address', async ({ request }) => {
    const claims = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9', forwarded: 'proto=https' };
    const answer = await request.get('/sanctum/csrf-cookie', { headers: claims });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['set-cookie']).not.toContain('Secure');
  });
});

/** The address of a shipped recording. */
async function recordingOf({ client }: Api): Promise<string> {
  const { title } = samplePart('listening-1', 1);
  const { sections } = await client.call('GET /api/exam/list/:skill', { params: { skill: 'listening' } });
  const id = sections.find((section) => section.title === title)?.id ?? '';
  const { audio_url } = await client.call('GET /api/section/:id', { params: { id } });
  return audio_url ?? '';
}

/** Announces a body of some megabytes, sends nothing, and returns the immediate response. */
function announce(url: string, megabytes: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': megabytes * 1024 * 1024 };
    const call = rawRequest(url, { method: 'POST', headers }, (answer) => {
      json(answer).then(resolve, reject);
      answer.once('close', () => call.destroy());
    });
    call.once('error', reject);
    call.flushHeaders();
  });
}
