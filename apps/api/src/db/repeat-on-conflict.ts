import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from './database-errors.ts';

/** How often and how soon; tests pass their own waiting and chance. */
export interface RepeatOptions {
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  /** From 0 to 1. */
  readonly random?: () => number;
}

const TRIES = 5;
const FIRST_WAIT = 20;

/**
 * Does again what the database has undone because it conflicted with others: a deadlock, or two transactions that
 * cannot both be as if alone. Each wait is twice as long as the one before at most, and of a random length, so that those
 * who met once do not meet again.
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
