import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Random } from '../faults/random.ts';
import { createTally, type Tally } from '../faults/records/tally.ts';
import { createCalls } from '../faults/workers/calls.ts';
import { keepWorking, type Worker } from '../faults/workers/worker.ts';
import { createWorld } from '../faults/world.ts';
import { connect } from '../src/api.ts';
import { apiLog } from '../src/deployed/api-processes.ts';
import { startExample, type Example } from '../src/deployed/example.ts';
import { keepLogs } from '../src/deployed/keep-logs.ts';
import type { Release } from '../src/deployed/release.ts';
import { FIRST_ADMIN, type Site } from '../src/deployed/site.ts';
import { createReader } from './reader.ts';
import { readTraffic } from './traffic.ts';

interface Upgrade {
  readonly before: Release;
  readonly after: Release;
  readonly rounds: number;
  readonly random: Random;
}

const LEARNERS = 6;
const READERS = 2;
const SHOWN = 10;
/** The folder for logs of a failed upgrade. */
const LOGS = fileURLToPath(new URL('../test-results/upgrade', import.meta.url));

/** @returns a line for each problem. */
export async function runUpgrade({ before, after, rounds, random }: Upgrade): Promise<readonly string[]> {
  const tally = createTally();
  const example = await startExample({ release: before, exams: [] });
  const { site } = example;
  let isWell = false;
  try {
    const url = site.learnerUrl;
    const world = await createWorld({
      url,
      account: FIRST_ADMIN,
      random: random.fork(),
      learners: LEARNERS,
      isClockMoved: () => false,
    });
    const readers = await Promise.all(Array.from({ length: READERS }, () => newReader(url, random.fork())));
    const workers = [...world.workers, ...readers];
    let isOver = false;
    const calls = createCalls(tally, () => isOver);
    const working = Promise.all(workers.map((worker) => keepWorking(worker, calls, random.fork())));
    try {
      for (let round = 0; round < rounds; round += 1) {
        await replaceAll(example, after);
        await replaceAll(example, before);
      }
    } finally {
      isOver = true;
      await working;
    }
    const checking = createCalls(tally, () => false);
    await Promise.all(workers.map((worker) => worker.verify(checking)));
    const problems = await summarise(site, tally);
    isWell = problems.length === 0;
    return problems;
  } finally {
    // The logs have the cause, and the folder of the example is removed.
    if (!isWell) await keepLogs(site, join(LOGS, new Date().toISOString().replaceAll(':', '-')));
    await example.stop();
  }
}

async function newReader(url: string, random: Random): Promise<Worker> {
  const api = connect(url);
  await api.signIn(FIRST_ADMIN);
  return createReader({ api, name: 'Reader', random });
}

async function replaceAll({ processes }: Example, release: Release): Promise<void> {
  for (const one of processes) await one.replace(release);
}

async function summarise(site: Site, { acknowledged, unanswered, problems }: Tally): Promise<readonly string[]> {
  const { calls, passedOver, failed, errors } = await readTraffic(site);
  console.log(
    `${calls} calls, ${acknowledged} acknowledged writes; ${failed.length} failed, ${unanswered} without an answer; ` +
      `${passedOver} answered by the second process that nginx asked`,
  );
  const logs = await Promise.all(site.apiPorts.map((port) => readFile(apiLog(site.folder, port), 'utf8')));
  const isBack = logs.every((log) => log.includes('The tables are from a newer release'));
  return [
    ...(isBack ? [] : ['BROKEN: the release before did not start on the tables of the next']),
    ...(unanswered > 0 ? [`FAILED: ${unanswered} calls had no answer`] : []),
    ...failed.slice(0, SHOWN).map((line) => `FAILED: ${line}`),
    ...errors.slice(0, SHOWN).map((line) => `ERROR: ${line.slice(0, 1000)}`),
    ...problems.slice(0, SHOWN).map(({ what, history }) => `${what}\n    ${history.join('\n    ')}`),
  ];
}
