import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import { runScript } from './testing/run-script.ts';
import { findFreePort } from '@bandwise/config/free-port';
import { temporaryFolder } from './testing/temporary-folder.ts';

const RUNNING = 'Stop with Ctrl+C.';
const PATIENCE = { timeout: 30_000 };
/** Each starts processes, which on a busy machine takes many times as long as on an idle one. */
const STARTS = 180_000;

/** One folder for all: to make a database takes longer than all else here. */
const cwd = temporaryFolder();

async function start(env: Record<string, string> = {}) {
  const port = env['PORT'] ?? String(await findFreePort());
  const script = runScript('main.ts', { cwd, env: { PORT: port, SERVE_WEB: 'off', ...env } });
  return { script, port, origin: `http://127.0.0.1:${port}` };
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

async function signIn(origin: string, email: string, password: string): Promise<number> {
  const cookies = (await fetch(`${origin}/sanctum/csrf-cookie`)).headers
    .getSetCookie()
    .map((line) => line.split(';')[0]);
  const token = cookies.find((cookie) => cookie?.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  const headers = { cookie: cookies.join('; '), 'x-xsrf-token': token };
  return (await post(`${origin}/api/login`, { email, password }, headers)).status;
}

describe.runIf(inject('engine').kind === 'pglite')('the process, with nothing configured', () => {
  it(
    'starts, tells where it is, lets the demo accounts in, and survives being killed',
    { timeout: STARTS },
    async () => {
      const first = await start();
      await first.script.waitFor(RUNNING);
      expect(first.script.output()).toContain(`Learner app  http://localhost:${first.port}/\n`);
      expect(first.script.output()).toContain(`Console      http://localhost:${first.port}/admin\n`);
      expect(first.script.output()).toContain(
        'Sign in as learner@example.com, teacher@example.com or admin@example.com, password practice-makes-perfect',
      );
      expect(first.script.output()).not.toContain('Setup code');
      expect(await signIn(first.origin, 'admin@example.com', 'practice-makes-perfect')).toBe(200);

      const second = await start();
      expect(await second.script.ended).toEqual({ code: 1, signal: null });
      expect(second.script.errors()).toBe(
        `DATA_DIR: ${path.join(cwd, '.data')} is in use by another running process. Stop the server first\n`,
      );
      const third = await start({ PORT: first.port, DATA_DIR: 'elsewhere', NODE_ENV: 'test' });
      expect(await third.script.ended).toEqual({ code: 1, signal: null });
      expect(third.script.errors()).toBe(`PORT: ${first.port} is already in use on 127.0.0.1\n`);

      first.script.kill('SIGKILL');
      await first.script.ended;
      const again = await start();
      await again.script.waitFor(RUNNING);
      expect(await signIn(again.origin, 'learner@example.com', 'practice-makes-perfect')).toBe(200);
      again.script.kill('SIGINT');
      expect(await again.script.ended).toEqual({ code: 0, signal: null });
    },
  );
});

describe('the process', () => {
  const engine = inject('engine');
  const env: Record<string, string> = engine.kind === 'postgres' ? { DATABASE_URL: engine.processUrl } : {};

  it.runIf(engine.kind === 'postgres')('starts beside another on an empty database', { timeout: STARTS }, async () => {
    const both = await Promise.all([start(env), start(env)]);
    await Promise.all(both.map(({ script }) => script.waitFor(RUNNING)));
    for (const { script, origin } of both) {
      expect((await fetch(`${origin}/api/health`)).status).toBe(200);
      expect(await (await fetch(`${origin}/api/setup`)).json()).toEqual({ needed: true });
      expect(script.output()).toMatch(/Setup code +\w{4}(-\w{4}){3}\n/);
      expect(script.output()).not.toContain('Sign in as');
      script.kill('SIGTERM');
    }
    for (const { script } of both) expect(await script.ended).toEqual({ code: 0, signal: null });
  });

  it('finishes what is under way before it stops', { timeout: STARTS }, async () => {
    const { script, port } = await start(env);
    await script.waitFor(RUNNING);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.write(
      'POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n' +
        'Expect: 100-continue\r\n\r\n',
    );
    // It has the head of the request, and waits for the rest.
    await vi.waitFor(() => expect(answer).toContain('100 Continue'), PATIENCE);
    script.kill('SIGTERM');
    await vi.waitFor(
      () => expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed'),
      PATIENCE,
    );
    socket.write('{}');
    await once(socket, 'close');
    expect(answer).toContain('"Logout successful."');
    expect(await script.ended).toEqual({ code: 0, signal: null });
  });

  it.each([
    [{ PORT: 'http' }, /^Bad configuration: PORT: must be a whole number from 0 to 65535\n$/],
    [{ DATABSE_URL: 'x', PORT: 'http' }, /^DATABSE_URL is not a setting and is ignored\. .*\nBad configuration: .*\n$/],
    [{ NODE_ENV: 'production' }, /^Bad configuration: APP_SECRET is required when NODE_ENV is production\n$/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, /^DATABASE_URL: the database cannot be reached \(.*\)\n$/],
    [{ DATA_DIR: '/dev/null', APP_SECRET: 'x'.repeat(32) }, /^DATA_DIR: .*\n$/],
    [{ HOST: '203.0.113.77' }, /^HOST: 203\.0\.113\.77 is not an address of this machine\n$/],
  ])('ends with one line on %j', { timeout: STARTS }, async (wrong, line) => {
    const { script } = await start({ ...env, ...wrong });
    expect(await script.ended).toEqual({ code: 1, signal: null });
    expect(script.errors()).toMatch(line);
    expect(script.output()).toBe('');
  });
});
