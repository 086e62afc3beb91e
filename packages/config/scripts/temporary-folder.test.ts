import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULE = new URL('temporary-folder.ts', import.meta.url).href;

it('removes files that the programs of a run leave behind', () => {
  const above = mkdtempSync(join(tmpdir(), 'bandwise-test-'));
  const program = `
    const { ownTemporaryFolder } = await import(${JSON.stringify(MODULE)});
    ownTemporaryFolder();
    const { execSync } = await import('node:child_process');
    execSync('mkdir "$TMPDIR/profile" && touch "$TMPDIR/profile/cookies"');
    console.log(process.env.TMPDIR);
    process.exit(1);`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { PATH: process.env['PATH'], TMPDIR: above },
    encoding: 'utf8',
  });
  expect([run.status, run.stdout.trim()]).toEqual([1, expect.stringContaining(join(above, 'bandwise-run-'))]);
  expect(readdirSync(above)).toEqual([]);
  rmSync(above, { recursive: true });
});
