import type { ServerFailure } from './server-failure.ts';

export type SaveStatus = 'saved' | 'saving' | 'offline' | 'refused';

interface Connection {
  readonly online: boolean;
  /** Why the last save did not arrive; null: it did. */
  readonly failure: ServerFailure | null;
  /** Something here is not on the server yet. */
  readonly waiting: boolean;
}

export function saveStatus({ online, failure, waiting }: Connection): SaveStatus {
  if (!online || failure?.kind === 'offline') return 'offline';
  if (failure) return 'refused';
  return waiting ? 'saving' : 'saved';
}

const FIRST_RETRY = 1000;
const SLOWEST_RETRY = 30_000;

/** Milliseconds to wait before the next try, after this many failures. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY * 2 ** Math.max(0, failures - 1), SLOWEST_RETRY);
}
