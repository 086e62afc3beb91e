import { beforeAll, describe, expect, it } from 'vitest';
import { createContentWorld, firstSection } from '../../testing/content/content-makers.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { readingExam } from '../../testing/content/sample-exams.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    env: { LEARNER_WEB_URL: 'https://learn.example.com', ADMIN_WEB_URL: 'https://admin.example.com/console' },
  });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });

describe('every answer', () => {
  it.each(['/api/config', '/api/nothing', '/api/user'])(
    'of %s tells the browser to be strict [A5-13 D27]',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'content-security-policy':
          "default-src 'self';script-src 'self';script-src-attr 'none';style-src 'self' 'unsafe-inline';" +
          "img-src 'self' data: blob:;media-src 'self' data: blob: https: http:;font-src 'self' data:;connect-src 'self';" +
          "object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-site',
        'origin-agent-cluster': '?1',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'x-xss-protection': '0',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );
});

it('lets a browser keep lists and parts if it asks each time, and nothing else', async () => {
  const world = await createContentWorld(test);
  const saved = await world.publish(readingExam());
  const id = firstSection(saved);
  const { id: attempt } = await world.learner.call('POST /api/attempt', { body: { sectionID: id } });
  const rulesFor = async (client: TestClient, urls: readonly string[]) => {
    const rules = new Map<string, unknown>();
    for (const url of urls) {
      const { statusCode, headers } = await get(`/api/${url}`, { authorization: `Bearer ${client.token}` });
      rules.set(url, [statusCode, headers['cache-control']]);
    }
    return rules;
  };
  const all = (urls: readonly string[], rule: string) => new Map(urls.map((url) => [url, [200, rule]]));
  const part = `exam/list/part/reading/${id}`;
  const forAdministrators = ['users', 'audit', `exam/${saved.exam_id}`, `section/${id}?view=edit`, part];
  expect(await rulesFor(world.admin, forAdministrators)).toEqual(all(forAdministrators, 'no-store'));
  const own = ['user', 'user/stats', `user/last-result?sectionID=${id}`, 'attempt', `attempt/${attempt}`];
  expect(await rulesFor(world.learner, own)).toEqual(all(own, 'no-store'));
  const kept = ['exam/list/reading', `section/${id}`, part];
  expect(await rulesFor(world.learner, kept)).toEqual(all(kept, 'private, no-cache'));
});

describe('other origins', () => {
  it.each(['https://learn.example.com', 'https://admin.example.com'])('lets %s call with cookies', async (origin) => {
    const reply = await test.app.inject({
      method: 'OPTIONS',
      url: '/api/users/x',
      headers: { origin, 'access-control-request-method': 'DELETE' },
    });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    });
    expect((await get('/api/user', { origin })).headers['access-control-allow-origin']).toBe(origin);
    // A browser's cached response for one origin is not used for the other.
    const list = await get('/api/exam/list/reading', { origin });
    expect(list.headers.vary).toBe('Origin, accept-encoding, authorization, x-section-grant');
  });

  it('are not let in otherwise', async () => {
    const { headers } = await get('/api/config', { origin: 'https://evil.example' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('are not let in at all where everything is served from one', async () => {
    const alone = await createTestApp({ beside: test });
    const { headers } = await alone.app.inject({
      url: '/api/config',
      headers: { origin: 'https://learn.example.com' },
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('compression', () => {
  it.each(['br', 'gzip'])('sends a long answer as %s to who takes it', async (encoding) => {
    const client = await test.signIn(await test.make.admin());
    for (let count = 0; count < 10; count += 1) await test.make.learner();
    const reply = await get('/api/users', { authorization: `Bearer ${client.token}`, 'accept-encoding': encoding });
    expect(reply.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(reply.rawPayload.length).toBeLessThan(1500);
    const plain = await get('/api/users', { authorization: `Bearer ${client.token}` });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.json()).not.toHaveLength(0);
  });

  it('leaves a short answer alone', async () => {
    const reply = await get('/api/config', { 'accept-encoding': 'br, gzip' });
    expect(reply.headers).not.toHaveProperty('content-encoding');
  });
});

it('answers the configuration that the web apps need', async () => {
  expect((await get('/api/config')).json()).toEqual({
    brand: 'Bandwise',
    guestPractice: true,
    submissions: true,
    registration: 'admin',
    learnerWebUrl: 'https://learn.example.com',
    adminWebUrl: 'https://admin.example.com/console',
    markingProfile: 'ielts',
    timeZone: 'UTC',
  });
  expect((await get('/api/health')).json()).toEqual({ status: 'ok' });
});
