import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '../../src/api.ts';
import type { Calls } from './calls.ts';
import type { Random } from '../random.ts';

/** A user who works during faults and records acknowledged writes. */
export interface Worker {
  /** One piece of work. Leaves nothing under way. */
  step(calls: Calls): Promise<void>;
  /** Asks for all that was ever acknowledged, and reports what is not so. */
  verify(calls: Calls): Promise<void>;
}

export interface Person {
  readonly api: Api;
  readonly name: string;
  readonly random: Random;
}

/** Works until all is over, with pauses as people make them, only shorter. */
export async function keepWorking(worker: Worker, calls: Calls, random: Random): Promise<void> {
  while (!calls.isOver()) {
    await worker.step(calls);
    await delay(random.int(5, 80));
  }
}
