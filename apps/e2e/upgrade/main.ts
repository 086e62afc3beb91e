/**
 * Upgrades a deployment and rolls it back, process by process, while simulated users work in it. No request may fail, and all acknowledged
 * writes must exist (docs/reliability.md). `--from REF` is the commit of the earlier release, by default the current build. `--rounds N` is
 * the number of upgrades with their way back. `--seed N` repeats the choices of an earlier run. Ends with the line `N passed, N failed`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../faults/random.ts';
import { HERE, type Release } from '../src/deployed/release.ts';
import { checkOut, haveSameTables, makeNext } from './releases.ts';
import { runUpgrade } from './run-upgrade.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
  },
});
const rounds = Number(values.rounds);
const folder = await mkdtemp(join(tmpdir(), 'bandwise-upgrade-'));
const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
let problems: readonly string[];
try {
  const { before, after } = await chooseReleases();
  console.log(`Seed ${values.seed}. From ${before.name} to ${after.name} and back, ${rounds} times.`);
  problems = await runUpgrade({ before, after, rounds, random: createRandom(Number(values.seed)) });
} catch (error) {
  problems = [`BROKEN: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`];
} finally {
  for (const end of ends.reverse()) await end();
}
for (const problem of problems) console.log(`\n${problem}`);
console.log(`\n${problems.length > 0 ? '0 passed, 1 failed' : '1 passed, 0 failed'}`);
process.exit(problems.length > 0 ? 1 : 0);

async function chooseReleases(): Promise<{ readonly before: Release; readonly after: Release }> {
  if (values.from === undefined) return { before: HERE, after: await makeNext(folder) };
  const { release, remove } = await checkOut(values.from, folder);
  ends.push(remove);
  // An upgrade without a change of the tables would only be a restart, so another release is made.
  return { before: release, after: (await haveSameTables(release, HERE)) ? await makeNext(folder) : HERE };
}
