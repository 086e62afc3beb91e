/**
 * Kills processes, cuts connections, fills disks and sets clocks while simulated users work, and then verifies all acknowledged writes
 * (docs/reliability.md). `--short` runs the round of the default tests. `--seed N` repeats the choices of an earlier run. `--only TEXT`
 * runs the phases whose names contain TEXT. `--most N` limits the faults of each phase. Ends with the line `N passed, N failed`: a phase
 * passes without findings.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runPhase, type Phase } from './phase.ts';
import { planCampaign, planShort } from './phases.ts';
import { printHead, printResult } from './print-result.ts';
import { createRandom } from './random.ts';
import { stopAllRigs } from './rig/start-rig.ts';
import { createTally, report, type Tally } from './records/tally.ts';

const values = readOptions();
const seed = values.seed ?? Math.floor(Math.random() * 1e9);
const { lanes, notTried } = values.short ? planShort() : planCampaign();
let passed = 0;
let failed = 0;

for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => void stopAllRigs().finally(() => process.exit(1)));
console.log(`Seed ${seed}: --seed ${seed} makes the same choices again, though at other moments.\n`);
printHead();
await Promise.all(lanes.map(runLane));
for (const line of notTried) console.log(`NOT TRIED  ${line}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function readOptions() {
  try {
    const { seed, most, ...others } = parseArgs({
      options: {
        short: { type: 'boolean' },
        seed: { type: 'string' },
        only: { type: 'string', default: '' },
        most: { type: 'string', default: '200' },
      },
    }).values;
    return { ...others, seed: seed === undefined ? null : count('--seed', seed), most: count('--most', most) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

function count(option: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new Error(`${option} takes a whole number, not "${text}"`);
}

async function runLane(phases: readonly Phase[]): Promise<void> {
  for (const phase of phases.filter(isWanted)) {
    const start = performance.now();
    const tally = await tryPhase(phase);
    printResult({ phase, tally, seconds: (performance.now() - start) / 1000 });
    if (tally.problems.length > 0) failed += 1;
    else passed += 1;
  }
}

function isWanted({ name, engine }: Phase): boolean {
  return `${name} on ${engine}`.includes(values.only);
}

async function tryPhase(phase: Phase): Promise<Tally> {
  // The choices of a phase do not depend on the other phases that run.
  const phaseSeed = createHash('sha256').update(`${seed} ${phase.name} ${phase.engine}`).digest().readUInt32LE();
  try {
    return await runPhase({ ...phase, faults: Math.min(phase.faults, values.most) }, createRandom(phaseSeed));
  } catch (error) {
    const tally = createTally();
    report(tally, [`BROKEN: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`], []);
    return tally;
  }
}
