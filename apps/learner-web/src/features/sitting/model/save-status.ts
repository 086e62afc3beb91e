export type SaveStatus = 'saved' | 'saving' | 'offline';

interface Connection {
  readonly online: boolean;
  /** How many saves in a row did not arrive. */
  readonly failures: number;
  /** Something here is not on the server yet. */
  readonly waiting: boolean;
}

export function saveStatus({ online, failures, waiting }: Connection): SaveStatus {
  if (!online || failures > 0) return 'offline';
  return waiting ? 'saving' : 'saved';
}

const FIRST_RETRY = 1000;
const SLOWEST_RETRY = 30_000;

/** Milliseconds to wait before the next try, after this many failures. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY * 2 ** Math.max(0, failures - 1), SLOWEST_RETRY);
}
