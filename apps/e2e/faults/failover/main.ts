/**
 * Replaces the primary by a replica while learners and administrators work, and then verifies all acknowledged writes (docs/scale.md). This
 * happens once with a synchronous replica, where no write may be lost, and once without. `--seed N` repeats the choices of an earlier run;
 * `--times N` sets the number of losses in each.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { timeToService } from '../phase.ts';
import { createRandom, type Random } from '../random.ts';
import { createTally, type Tally } from '../records/tally.ts';
import { createCalls } from '../workers/calls.ts';
import { keepWorking } from '../workers/worker.ts';
import { createWorld } from '../world.ts';
import { startReplaceablePrimary, type ReplaceablePrimary } from './replaceable-primary.ts';

const LEARNERS = 8;
/** Milliseconds of latency between the primary and its replicas, each way, as to another region. */
const REPLICA_LATENCY = 40;
const GIVE_UP = 60_000;
const PATIENCE = 120_000;
const SHOWN = 4;

const { values } = parseArgs({ options: { seed: { type: 'string' }, times: { type: 'string', default: '3' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const times = Number(values.times);
let running: Promise<ReplaceablePrimary> | null = null;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => void breakOff());

console.log(`Seed ${seed}; replicas ${REPLICA_LATENCY} ms away; ${LEARNERS} learners and 4 others at work.`);
let failed = 0;
for (const isSynchronous of [true, false]) {
  const tally = await loseThePrimary(isSynchronous, createRandom(seed));
  const lost = tally.problems.filter(({ what }) => what.startsWith('LOST')).length;
  console.log(
    `${tally.acknowledged} writes acknowledged, ${tally.unanswered} requests refused, ${lost} acknowledged answers lost, ` +
      `${tally.problems.length - lost} other findings`,
  );
  for (const { what, history } of tally.problems.slice(0, SHOWN))
    console.log(`    ${what}\n      ${history.at(-1) ?? ''}`);
  if (isSynchronous && tally.problems.length > 0) failed += 1;
}
console.log(failed > 0 ? '\nFAILED: something was lost, or wrong, though a replica was synchronous' : '\nok');
process.exit(failed > 0 ? 1 : 0);

async function loseThePrimary(isSynchronous: boolean, random: Random): Promise<Tally> {
  console.log(`\n${isSynchronous ? 'With' : 'Without'} a synchronous replica`);
  running = startReplaceablePrimary(isSynchronous, REPLICA_LATENCY);
  const product = await running;
  const tally = createTally();
  try {
    let isOver = false;
    const calls = createCalls(tally, () => isOver);
    const { url, account } = product;
    const options = { url, account, random: random.fork(), learners: LEARNERS, isClockMoved: () => false };
    const world = await createWorld(options);
    const working = Promise.all(world.workers.map((worker) => keepWorking(worker, calls, random.fork())));
    try {
      for (let count = 0; count < times; count += 1) {
        await delay(random.int(2000, 4000));
        const before = tally.unanswered;
        const noticedAfter = random.int(500, 3000);
        const start = performance.now();
        const replaced = product.failOver(noticedAfter).then(() => performance.now() - start);
        // Calls from before the loss may still get a response.
        await delay(100);
        const served = ((await timeToService(world, GIVE_UP)) ?? GIVE_UP) + 100;
        const promoted = await replaced;
        await delay(1000);
        console.log(
          `  lost, noticed after ${seconds(noticedAfter)}, replaced after ${seconds(promoted)}, served again after ` +
            `${seconds(served)}; ${tally.unanswered - before} requests refused`,
        );
        await product.repair();
      }
    } finally {
      isOver = true;
      await working;
    }
    const limit = Date.now() + PATIENCE;
    const checking = createCalls(tally, () => Date.now() > limit);
    await Promise.all(world.workers.map((worker) => worker.verify(checking)));
    return tally;
  } finally {
    running = null;
    await product.stop();
  }
}

/** Waits for a process that is starting before it ends everything, so that no process is left behind. */
async function breakOff(): Promise<void> {
  try {
    await (await running)?.stop();
  } finally {
    process.exit(1);
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
