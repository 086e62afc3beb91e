/**
 * Everything that must hold, in one run: `pnpm test`. With `checks`, only the checks that need neither database nor browser.
 * Ends with the line `N passed, N failed` and exits with 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BUILD, JOURNEYS } from './journeys.ts';
import { runCheck, runPlaywright, runVitest, type Tally } from './steps.ts';
import { ownTemporaryFolder } from './temporary-folder.ts';

const onlyChecks = process.argv[2] === 'checks';
const FAULTS = ['pnpm', '--filter', '@bandwise/e2e', 'run', 'faults', '--short'];
const DOWNLOADS =
  'docs/performance.md says what a screen may load; where it must grow, change its limit and record it.';
const reports = ownTemporaryFolder();
const tallies: Tally[] = [];
const untried: string[] = [];

tallies.push(await runCheck('formatting', ['oxfmt', '--check', '.'], 'pnpm run format formats all files.'));
tallies.push(await runCheck('types', ['tsc', '-b']));
tallies.push(await runCheck('lint', ['oxlint', '--type-aware', '--deny-warnings']));
tallies.push(await runCheck('unused code', ['knip']));
tallies.push(await runCheck('folders', ['node', 'packages/config/scripts/check-layout.ts']));
tallies.push(await runCheck('coverage of the specification', ['node', 'packages/config/scripts/check-coverage.ts']));
tallies.push(await runCheck('build', BUILD));
tallies.push(await runCheck('what screens load', ['node', 'packages/config/downloads/check.ts'], DOWNLOADS));
tallies.push(await runCheck('the library as it is published', ['node', 'packages/config/published/check.ts']));
if (runs('systemd-analyze'))
  tallies.push(await runCheck('the units of systemd', ['node', 'packages/config/scripts/check-units.ts']));
else untried.push('the units of systemd: there is no systemd-analyze');
if (runs('python3'))
  tallies.push(await runCheck('the vectors in Python', ['node', 'packages/config/published/python-reader.ts']));
else untried.push('the vectors in Python: there is no python3');
if (!onlyChecks) {
  tallies.push(await runVitest(join(reports, 'vitest.json')));
  tallies.push(await runCheck('faults: a short round of the campaign', FAULTS));
  for (const { name, script, ensure, isNeeded } of JOURNEYS) {
    const missing = await ensure();
    if (missing === null)
      tallies.push(await runPlaywright({ name, script }, join(reports, `${script.replace(':', '-')}.json`)));
    else if (isNeeded) tallies.push({ name: `${name}: ${missing}`, passed: 0, failed: 1, failures: [], flaky: [] });
    else untried.push(`${name}: ${missing}`);
  }
}

for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`\nFAILED  ${failure}`);
for (const test of tallies.flatMap(({ flaky }) => flaky)) console.log(`\nFLAKY, passed only when tried again  ${test}`);
console.log();
for (const tally of tallies) {
  console.log(`${tally.failed ? 'FAILED' : 'ok    '}  ${tally.name}: ${tally.passed} passed, ${tally.failed} failed`);
}
for (const journeys of untried) console.log(`NOT TRIED  ${journeys}`);
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

function runs(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}
