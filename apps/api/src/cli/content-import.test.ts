import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sample } from '@bandwise/config/main-tests';
import { describe, expect, it } from 'vitest';
import { runScript } from '../testing/run-script.ts';
import { writingExam } from '../testing/content/sample-exams.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const cwd = temporaryFolder();
const ROOT = path.resolve(import.meta.dirname, '../../../..');

const sound = path.join(cwd, 'sound.json');
const broken = path.join(cwd, 'broken.json');
writeFileSync(sound, JSON.stringify(writingExam()));
writeFileSync(broken, '{');

const CASES = [
  { says: 'done', code: 0, args: ['--check', sound] },
  { says: 'something is wrong with a file', code: 1, args: ['--check', broken] },
  { says: 'wrong usage', code: 2, args: ['--colour', 'blue'] },
  { says: 'no file at all', code: 2, args: [] },
];

// Each starts processes, which on a busy machine takes many times as long as on an idle one.
describe('content-import', { timeout: 180_000 }, () => {
  it.each(CASES)('ends with $code for $says', async ({ code, args }) => {
    expect(await runScript('cli/content-import.ts', { cwd, args }).ended).toMatchObject({ code });
  });

  // The package manager passes any exit code on.
  it.each(sample(CASES.slice(1, 3), 1))('ends with $code for $says through the package manager', ({ code, args }) => {
    const run = spawnSync('npx', ['-y', 'pnpm@12', 'content:import', ...args], { cwd: ROOT, encoding: 'utf8' });
    expect([run.status, run.stderr]).toEqual([code, expect.any(String)]);
  });
});
