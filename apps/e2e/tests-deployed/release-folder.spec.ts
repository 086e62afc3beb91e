import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort } from '@bandwise/config/free-port';
import { connect } from '../src/api.ts';
import { FIRST_ADMIN } from '../src/deployed/site.ts';
import { expect, test } from '../src/deployed/test.ts';
import { addContent } from '../src/processes/add-content.ts';
import { startChild, waitUntilAnswers } from '../src/processes/child.ts';
import { startDatabase } from '../src/processes/database.ts';

const MAKE = fileURLToPath(new URL('../../../deploy/release-folder', import.meta.url));

let folder: string;
const stops: (() => Promise<unknown>)[] = [];
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandwise-release-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
});
test.afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

test('the folder for the images contains all files that the product loads, and runs with an empty PostgreSQL [D84]', async () => {
  test.setTimeout(180_000);
  const api = join(folder, 'release/apps/api');
  // It needs the settings of the package manager in this process's environment.
  await promisify(execFile)(MAKE, [join(folder, 'release')]);
  const database = await startDatabase();
  stops.push(database.stop);
  const [port, log] = [await findFreePort(), join(folder, 'log')];
  const env = {
    NODE_ENV: 'production',
    APP_SECRET: 'a secret of this journey, and of no other',
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
  };
  await mkdir(env.DATA_DIR);
  await addContent({ env, admin: FIRST_ADMIN, release: { name: 'the folder', api } });
  const child = startChild(process.execPath, [join(api, 'dist/main.js')], { env, log });
  stops.push(() => child.stop('SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswers(`${url}/api/ready`, { child, log });

  for (const [page, text] of [
    ['/', 'id="root"'],
    ['/admin', 'id="root"'],
    ['/api/docs/', 'openapi'],
    ['/api/docs/domain/', '<h1'],
  ] as const) {
    const answer = await fetch(`${url}${page}`, { headers: { accept: 'text/html' } });
    expect([page, answer.status, (await answer.text()).includes(text)]).toEqual([page, 200, true]);
  }
  // Signing in, uploading and publishing also load workers, native modules and jsdom.
  const admin = connect(url);
  await admin.signIn(FIRST_ADMIN);
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"/></svg>'], 'a.svg');
  const uploaded = await admin.client.call('POST /api/media', { file });
  const headers = { cookie: admin.cookieHeader() };
  expect((await fetch(`${url}${uploaded.url}`, { headers })).status).toBe(200);
  expect(await readdir(env.DATA_DIR)).toContain('media');
});
