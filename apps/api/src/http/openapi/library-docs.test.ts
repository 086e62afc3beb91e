import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const folder = temporaryFolder();
mkdirSync(path.join(folder, 'try'), { recursive: true });
writeFileSync(path.join(folder, 'index.html'), '<title>the library</title>');
writeFileSync(path.join(folder, 'try', 'index.html'), '<title>try</title>');
writeFileSync(path.join(folder, 'main.js'), '// script');

describe("the library's pages", () => {
  let app: TestApp['app'];
  beforeAll(async () => {
    ({ app } = await createTestApp({ app: { docs: true, libraryDocs: folder } }));
  });

  it('are served below the description of the API, which stays where it is', async () => {
    const index = await app.inject('/api/docs/domain/');
    expect([index.statusCode, index.body]).toEqual([200, '<title>the library</title>']);
    expect((await app.inject('/api/docs/domain/try/')).body).toBe('<title>try</title>');
    expect((await app.inject('/api/docs/domain/main.js')).headers['content-type']).toContain('javascript');
    expect((await app.inject('/api/docs/openapi.json')).statusCode).toBe(200);
  });

  it.each(['/api/docs/domain', '/api/docs/domain/try'])('are at their address with a slash: %s', async (url) => {
    const reply = await app.inject(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, `${url}/`]);
  });

  it('run no script but their own files', async () => {
    const policy = String((await app.inject('/api/docs/domain/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'self'");
  });

  it.each(['gone.html', '..%2f..%2fpackage.json', '%2e%2e/%2e%2e/package.json', 'try/../../secret'])(
    'do not answer %s',
    async (name) => {
      const reply = await app.inject(`/api/docs/domain/${name}`);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.json()).toHaveProperty('code');
    },
  );
});

it("says plainly that the library's pages are not built", async () => {
  const { app, logs } = await createTestApp({ app: { docs: true, libraryDocs: path.join(folder, 'none') } });
  const reply = await app.inject('/api/docs/domain/');
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toBe("The library's pages are not built. Run: npx -y pnpm@12 build\n");
  expect((await app.inject('/api/health')).statusCode).toBe(200);
  expect(logs.join('')).toContain("The library's pages are not built");
});
