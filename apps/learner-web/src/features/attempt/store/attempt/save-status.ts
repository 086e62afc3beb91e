import type { ServerFailure } from './server-failure.ts';

export type SaveStatus = 'saved' | 'saving' | 'offline' | 'refused';

interface Connection {
  readonly online: boolean;
  /** The error of the last save; null if it succeeded. */
  readonly failure: ServerFailure | null;
  /** There are unsaved edits. */
  readonly waiting: boolean;
}

export function saveStatus({ online, failure, waiting }: Connection): SaveStatus {
  if (!online || failure?.kind === 'offline') return 'offline';
  if (failure) return 'refused';
  return waiting ? 'saving' : 'saved';
}

const FIRST_RETRY = 1000;
const SLOWEST_RETRY = 30_000;

/** The backoff in milliseconds after this many failures. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY * 2 ** Math.max(0, failures - 1), SLOWEST_RETRY);
}
