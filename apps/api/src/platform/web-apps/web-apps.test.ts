import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const folder = temporaryFolder();
const build = (name: string) => {
  const dist = path.join(folder, name);
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), `<title>${name}</title>`);
  writeFileSync(path.join(dist, 'assets', 'app-1a2b.js'), `// ${name}`);
  writeFileSync(path.join(dist, 'assets', 'app-1a2b.js.br'), 'brotli');
  return dist;
};
const start = (learner: string, admin: string) =>
  createTestApp({
    env: { SERVE_WEB: 'on' },
    app: {
      webApps: [
        { name: 'learner app', prefix: '/', dist: learner },
        { name: 'console', prefix: '/admin', dist: admin },
      ],
    },
  });

describe('the built web apps', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await start(build('learner'), build('console'));
  });
  const page = (url: string) => test.app.inject({ method: 'GET', url, headers: { accept: 'text/html,*/*' } });

  it.each(['/', '/home', '/practice/reading/part1/x', '/reset-password?token=a&email=b', '/administrator'])(
    'answers %s with the learner app',
    async (url) => {
      const reply = await page(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe('<title>learner</title>');
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(reply.headers['content-type']).toContain('text/html');
    },
  );

  it.each(['/admin', '/admin/', '/admin/users', '/admin/create-reading-test/x'])(
    'answers %s with the console [L2-10 L2-12 A2-9 A2-11]',
    async (url) => {
      const reply = await page(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe('<title>console</title>');
    },
  );

  it.each([
    '/',
    '/home',
    '/reset-password?token=a&email=b',
    '/confirm-email?token=a&email=b',
    '/admin',
    '/admin/users',
  ])('answers %s with 200 whatever type is accepted [D144]', async (url) => {
    for (const accept of ['*/*', 'application/json', 'image/*', 'text/plain', '', 'nonsense', undefined])
      for (const method of ['GET', 'HEAD'] as const) {
        const reply = await test.app.inject({ method, url, headers: accept === undefined ? {} : { accept } });
        expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      }
  });

  it('answers a link whose question mark was encoded with the learner app, which reads it', async () => {
    const reply = await test.app.inject('/reset-password%3Ftoken%3Da%26email%3Dlan%40example.com');
    expect([reply.statusCode, reply.body]).toEqual([200, '<title>learner</title>']);
  });

  it('sends built files to be kept forever, compressed where that is taken', async () => {
    const plain = await test.app.inject('/assets/app-1a2b.js');
    expect(plain.body).toBe('// learner');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await test.app.inject('/admin/assets/app-1a2b.js')).body).toBe('// console');
    const packed = await test.app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.body).toBe('brotli');
  });

  it.each([
    '/assets/gone.js',
    '/admin/assets/gone.js',
    '/favicon.png',
    '/admin/robots.txt',
    '/%66avicon.ico',
    '/api/nothing',
    '/api',
    '/sanctum/nothing',
    '/metrics',
    '/../package.json',
  ])('does not answer %s with a page', async (url) => {
    for (const accept of ['text/html', '*/*']) {
      const reply = await test.app.inject({ url, headers: { accept } });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('does not take a form for a page', async () => {
    const reply = await test.app.inject({ method: 'POST', url: '/login', headers: { accept: 'text/html' } });
    expect(reply.statusCode).toBe(404);
  });
});

it('says plainly that a web app is not built', async () => {
  const test = await start(path.join(folder, 'none'), path.join(folder, 'neither'));
  for (const [url, name] of [
    ['/', 'learner app'],
    ['/admin/users', 'console'],
  ] as const) {
    const reply = await test.app.inject({ url, headers: { accept: 'text/html' } });
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toBe(`The ${name} is not built. Run: npx -y pnpm@12 build\n`);
  }
  expect((await test.app.inject('/api/health')).statusCode).toBe(200);
  expect(test.logs.join('')).toContain('The console is not built');
});
