import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { createCalls } from './workers/calls.ts';
import type { Random } from './random.ts';
import type { Engine, Rig } from './rig/start-rig.ts';
import { createTally, report, type Tally } from './records/tally.ts';
import { keepWorking } from './workers/worker.ts';
import { createWorld, type World } from './world.ts';

/** A fault that was injected. */
export interface Fault {
  readonly name: string;
  /** Ends a permanent fault after the product was tested with it. */
  readonly undo?: () => Promise<void> | void;
  /** Milliseconds until `undo` is called. */
  readonly lasts?: number;
  /** Milliseconds within which the product must serve again, if that is promised. */
  readonly bound?: number;
}

/** Injects a fault; `count` faults of the phase were before it. */
export type Inject = (rig: Rig, random: Random, count: number) => Promise<Fault>;

export interface Phase {
  readonly name: string;
  readonly engine: Engine;
  readonly faults: number;
  readonly start: () => Promise<Rig>;
  readonly inject: Inject;
  /** Milliseconds of work between two faults, at most. */
  readonly pause?: number;
  readonly isClockMoved?: boolean;
}

/** Milliseconds, long enough for a busy machine. A product that does not serve by then will not recover. */
const GIVE_UP = 90_000;

/** Injects faults while simulated users work, and then verifies all acknowledged writes. */
export async function runPhase(phase: Phase, random: Random): Promise<Tally> {
  const tally = createTally();
  const rig = await phase.start();
  try {
    let isOver = false;
    const calls = createCalls(tally, () => isOver);
    const isClockMoved = () => phase.isClockMoved ?? false;
    const world = await createWorld({ url: rig.api.url, random: random.fork(), learners: 4, isClockMoved });
    const working = Promise.all(world.workers.map((worker) => keepWorking(worker, calls, random.fork())));
    let isServing = false;
    try {
      isServing = await injectAll(phase, { rig, world, tally, random });
    } finally {
      isOver = true;
      await working;
    }
    const limit = Date.now() + 2 * GIVE_UP;
    const checking = createCalls(tally, () => Date.now() > limit);
    // A product that does not recover cannot be verified; that is already reported.
    if (isServing) await Promise.all(world.workers.map((worker) => worker.verify(checking)));
  } finally {
    await rig.stop();
  }
  return tally;
}

interface Scene {
  readonly rig: Rig;
  readonly world: World;
  readonly tally: Tally;
  readonly random: Random;
}

/** @returns whether the product serves after the last fault. */
async function injectAll(phase: Phase, scene: Scene): Promise<boolean> {
  const { rig, world, tally, random } = scene;
  for (let count = 0; count < phase.faults; count += 1) {
    await delay(random.int(50, phase.pause ?? 900));
    // A busy machine is slow without any fault, so ten times the time just before the fault is added to the promised time.
    const quiet = (await timeToService(world, GIVE_UP)) ?? GIVE_UP;
    const fault = await phase.inject(rig, random, count);
    tally.faults += 1;
    const needed = await timeToService(world, GIVE_UP);
    await delay(fault.lasts ?? 0);
    await fault.undo?.();
    const isBack = needed !== null || (await timeToService(world, GIVE_UP)) !== null;
    tally.longestToService = Math.max(tally.longestToService, needed ?? GIVE_UP);
    const log = isBack ? [] : readFileSync(rig.log, 'utf8').slice(-3000).split('\n');
    if (needed === null) report(tally, [`DOWN: no service within ${GIVE_UP / 1000} s after: ${fault.name}`], log);
    else if (fault.bound && needed > fault.bound + 10 * quiet)
      report(tally, [`SLOW: ${needed} ms to service after: ${fault.name}; promised: ${fault.bound}`], []);
    if (!isBack) return false;
  }
  return true;
}

/** Returns the milliseconds until a new write succeeds; null if the limit (milliseconds) passes first. */
export async function timeToService(world: World, limit: number): Promise<number | null> {
  const start = performance.now();
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(limit)]);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  signal.addEventListener('abort', () => resolve(null));
  // Calls overlap, so that a call that hangs does not delay the next.
  const timer = setInterval(ask, 100);
  ask();
  function ask(): void {
    world.probe(signal).then(
      () => resolve(Math.round(performance.now() - start)),
      () => undefined,
    );
  }
  const needed = await promise;
  clearInterval(timer);
  stop.abort();
  return needed;
}
