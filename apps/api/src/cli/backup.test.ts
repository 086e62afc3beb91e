import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@bandwise/config/free-port';
import { describe, expect, inject, it } from 'vitest';
import type { Manifest } from '../backup/manifest.ts';
import { runScript } from '../testing/run-script.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** Each starts processes, which on a busy machine takes many times as long as on an idle one. */
const STARTS = { timeout: 180_000 };

async function run(script: string, cwd: string, args: readonly string[], env: Record<string, string> = {}) {
  const running = runScript(`cli/${script}.ts`, { cwd, args, env });
  const { code } = await running.ended;
  return { code, output: running.output(), errors: running.errors() };
}

function rowsOf(backup: string): Record<string, number> {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8'));
  return Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));
}

describe.runIf(inject('engine').kind === 'pglite')('backup and restore, with nothing configured', STARTS, () => {
  it('move the database and the files of a process that goes on running [D81]', async () => {
    const cwd = temporaryFolder();
    const server = runScript('main.ts', { cwd, env: { PORT: String(await findFreePort()), SERVE_WEB: 'off' } });
    await server.waitFor('Stop with Ctrl+C.');
    const made = await run('backup', cwd, ['first']);
    expect(made).toMatchObject({ code: 0, errors: '' });
    expect(readdirSync(path.join(cwd, '.data', 'copies'))).toEqual([]);
    expect(rowsOf(path.join(cwd, 'first'))).toMatchObject({ users: 3, idempotent_responses: 0 });
    expect(await run('restore', cwd, ['first'])).toMatchObject({
      code: 1,
      errors: `DATA_DIR: ${path.join(cwd, '.data')} is in use by another running process. Stop the server first\n`,
    });

    // It leaves its socket behind.
    server.kill('SIGKILL');
    await server.ended;
    mkdirSync(path.join(cwd, 'daily', '2020-01-01T000000Z'), { recursive: true });
    const nightly = await run('backup', cwd, ['--into', 'daily', '--keep', '1']);
    expect(nightly).toMatchObject({ code: 0, errors: '' });
    const daily = readdirSync(path.join(cwd, 'daily'));
    expect(daily).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{6}Z$/)]);
    const { users, attempts, section_versions } = rowsOf(path.join(cwd, 'first'));
    expect(rowsOf(path.join(cwd, 'daily', daily[0] ?? ''))).toMatchObject({ users, attempts, section_versions });
    expect(await run('restore', cwd, ['first'], { DATA_DIR: 'elsewhere' })).toMatchObject({ code: 0, errors: '' });
  });

  it('make nothing where there is nothing', async () => {
    const cwd = temporaryFolder();
    const none = await run('backup', cwd, ['first']);
    expect(none).toMatchObject({ code: 1, output: '' });
    expect(none.errors).toMatch(/^DATA_DIR: there is no database in /);
    expect(existsSync(path.join(cwd, 'first'))).toBe(false);
    expect((await run('restore', cwd, ['first'])).errors).toMatch(/there is no backup here/);
  });

  it.each([
    ['backup', []],
    ['backup', ['a', '--keep', '3']],
    ['restore', ['--colour', 'blue', 'a']],
  ])('explain themselves for %s %j', async (script, args) => {
    const { code, errors } = await run(script, temporaryFolder(), args);
    expect([code, errors]).toEqual([2, expect.stringContaining(`bandwise ${script} FOLDER`)]);
  });
});
