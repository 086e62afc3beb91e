/**
 * The proof that the product works, in one run: `pnpm test`. With `all` it runs every test (`pnpm test:all`), with `checks` only the
 * checks, which need neither a database nor a browser. CONTRIBUTING.md lists what is in which.
 * Ends with the line `N passed, N failed` and exits with 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Missing } from '../browsers/ensure.ts';
import { findFreePort } from '../vitest/free-port.ts';
import { BUILD, JOURNEYS, type Journeys } from './journeys.ts';
import { runCheck, runPlaywright, runVitest, type Tally } from './steps.ts';
import { ownTemporaryFolder } from './temporary-folder.ts';

const SCOPES = ['main', 'all', 'checks'];
const FAULTS = ['pnpm', '--filter', '@bandwise/e2e', 'run', 'faults', '--short'];
/** Several checkers of one project check the types that its files share again: with four, twice the work in four times the memory. */
const TYPES = ['tsc', '-b', '--checkers', '1', '--builders', '2'];
const DOWNLOADS =
  'docs/performance.md says what a screen may load; where it must grow, change its limit and record it.';

const scope = process.argv[2] ?? 'main';
if (!SCOPES.includes(scope)) throw new Error(`"${scope}" is none of ${SCOPES.join(', ')}`);
/** The configurations of Vitest and Playwright select their tests by this variable. */
const selection: NodeJS.ProcessEnv = scope === 'all' ? {} : { ONLY_MAIN_TESTS: 'yes' };
const reports = ownTemporaryFolder();
const tallies: Tally[] = [];
const untried: string[] = [];

// Missing browsers are installed while the checks run.
const browsers = scope === 'checks' ? null : ensureBrowsers();
await check('formatting', ['oxfmt', '--check', '.'], 'pnpm run format formats all files.');
await check('types', TYPES);
await check('build', BUILD);
// Before the journeys, which read what the check of the published library builds again.
await Promise.all([check('lint', ['oxlint', '--type-aware', '--deny-warnings']), runSmallChecks()]);
if (browsers) {
  const missing = await browsers;
  const [chromium, deployed, firefox, webkit] = JOURNEYS;
  // These wait for processes, servers and one page most of the time, so one runs beside the tests, which need every core. The longest
  // comes first.
  const queue = [
    () => runJourneys(chromium, missing),
    () => runJourneys(firefox, missing),
    () => runJourneys(deployed, missing),
    () => runJourneys(webkit, missing),
    () => check('faults: a short round of the campaign', FAULTS),
  ];
  const runQueue = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  };
  await Promise.all([runTests().then(runQueue), runQueue()]);
}

for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`\nFAILED  ${failure}`);
for (const test of tallies.flatMap(({ flaky }) => flaky)) console.log(`\nFLAKY, passed only when tried again  ${test}`);
console.log();
for (const { name, passed, failed } of tallies)
  if (failed) console.log(`FAILED  ${name}: ${passed} passed, ${failed} failed`);
for (const name of untried) console.log(`NOT TRIED  ${name}`);
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

async function runTests(): Promise<void> {
  tallies.push(await runVitest(join(reports, 'vitest.json'), selection));
}

async function check(name: string, command: readonly string[], howToFix?: string): Promise<void> {
  tallies.push(await runCheck(name, command, howToFix));
}

/** The checks that use one core each, for a short time. */
async function runSmallChecks(): Promise<void> {
  await check('unused code', ['knip']);
  await check('folders', ['node', 'packages/config/scripts/check-layout.ts']);
  await check(
    'plain words',
    ['node', 'packages/config/scripts/check-plain-words.ts'],
    'CONTRIBUTING.md says how we write.',
  );
  await check('coverage of the specification', ['node', 'packages/config/scripts/check-coverage.ts']);
  await check('documentation', ['node', 'packages/config/scripts/check-docs.ts']);
  await check('third-party notices', ['node', 'packages/config/scripts/check-notices.ts']);
  await check('what screens load', ['node', 'packages/config/downloads/check.ts'], DOWNLOADS);
  await check('the library as it is published', ['node', 'packages/config/published/check.ts']);
  if (runs('systemd-analyze')) await check('the units of systemd', ['node', 'packages/config/scripts/check-units.ts']);
  else untried.push('the units of systemd: there is no systemd-analyze');
  if (runs('python3')) await check('the vectors in Python', ['node', 'packages/config/published/python-reader.ts']);
  else untried.push('the vectors in Python: there is no python3');
}

function runs(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

/** Ensures one browser after the other, because the package manager of the system installs one thing at a time. */
async function ensureBrowsers(): Promise<ReadonlyMap<Journeys['ensure'], Missing>> {
  const missing = new Map<Journeys['ensure'], Missing>();
  for (const { ensure } of JOURNEYS) if (!missing.has(ensure)) missing.set(ensure, await ensure());
  return missing;
}

async function runJourneys(
  { name, script, ensure, isRequired }: Journeys,
  browsers: ReadonlyMap<Journeys['ensure'], Missing>,
): Promise<void> {
  const missing = browsers.get(ensure) ?? null;
  if (missing === null) {
    const report = join(reports, `${script.replace(':', '-')}.json`);
    // Several engines run at one time, each with its own product.
    const env = { ...selection, E2E_PORT: String(await findFreePort()) };
    tallies.push(await runPlaywright({ name, script }, report, env));
  } else if (isRequired) tallies.push({ name: `${name}: ${missing}`, passed: 0, failed: 1, failures: [], flaky: [] });
  else untried.push(`${name}: ${missing}`);
}
