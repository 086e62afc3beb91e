import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from './database-errors.ts';

/** Tests inject the waiting and the random numbers. */
export interface RepeatOptions {
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** From 0 to 1. */
  readonly random?: () => number;
}

const TRIES = 5;
const FIRST_WAIT = 20;

/**
 * Retries work that the database rolled back because of a deadlock or a serialisation failure. The backoff doubles and is random, so that
 * two transactions do not collide again.
 */
export async function repeatOnConflict<T>(work: () => Promise<T>, options: RepeatOptions = {}): Promise<T> {
  const { wait = delay, random = Math.random } = options;
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error;
      await wait(Math.ceil(FIRST_WAIT * 2 ** (tried - 1) * random()));
    }
  }
}
