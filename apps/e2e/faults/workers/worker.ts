import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '../../src/api.ts';
import type { Calls } from './calls.ts';
import type { Random } from '../random.ts';

/** A simulated user who works during faults and records acknowledged writes. */
export interface Worker {
  /** Does one piece of work, and waits until it has ended. */
  step(calls: Calls): Promise<void>;
  /** Reads all acknowledged writes, and reports errors. */
  verify(calls: Calls): Promise<void>;
}

export interface Person {
  readonly api: Api;
  readonly name: string;
  readonly random: Random;
}

/** Works until the phase is over, with shorter pauses than real users make. */
export async function keepWorking(worker: Worker, calls: Calls, random: Random): Promise<void> {
  while (!calls.isOver()) {
    await worker.step(calls);
    await delay(random.int(5, 80));
  }
}
