import { retryDelay } from './save-status.ts';
import { secondsToWait } from './server-failure.ts';

interface SaveLoopSetup {
  readonly exchange: () => Promise<void>;
  readonly mayRun: () => boolean;
  /** Whether the loop may start the next exchange automatically. */
  readonly mayGoOn: () => boolean;
  /** Whether there is something to save. */
  readonly isWanted: () => boolean;
  readonly now: () => number;
  /** Called after each exchange with its error or null. */
  readonly onTurn: (failure: Error | null) => void;
}

export interface SaveLoop {
  /** Starts an exchange at once, or joins the running one. */
  run(): Promise<void>;
  /** Runs a complete exchange that starts after this call. @returns its error or null. */
  again(): Promise<Error | null>;
  /** Schedules an exchange for the next pause in typing, at most a second later. */
  soon(): void;
  stop(): void;
}

const PAUSE = 500;
const LONGEST_PAUSE = 1000;

/** Runs one exchange at a time, repeats while there is something to save, and backs off after failures. */
export function createSaveLoop({ exchange, mayRun, mayGoOn, isWanted, now, onTurn }: SaveLoopSetup): SaveLoop {
  let failures = 0;
  let failure: Error | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;

  async function turn(): Promise<void> {
    stop();
    waitingSince = null;
    try {
      await exchange();
      failures = 0;
      failure = null;
    } catch (error) {
      failures += 1;
      failure = error instanceof Error ? error : new Error(String(error));
    }
    running = null;
    onTurn(failure);
    if (!mayRun() || !mayGoOn()) return;
    // Retries even with nothing to save, so that the screen shows when the connection is back.
    if (failures > 0)
      timer = setTimeout(() => void run(), Math.max(retryDelay(failures), secondsToWait(failure) * 1000));
    else if (isWanted()) soon();
  }

  function run(): Promise<void> {
    if (!mayRun()) return Promise.resolve();
    running ??= turn();
    return running;
  }

  function soon() {
    if (running || failures > 0 || !mayRun()) return;
    stop();
    waitingSince ??= now();
    const left = LONGEST_PAUSE - Math.abs(now() - waitingSince);
    timer = setTimeout(() => void run(), Math.max(0, Math.min(PAUSE, left)));
  }

  function stop() {
    clearTimeout(timer);
  }

  return {
    run,
    async again() {
      await running;
      await run();
      return failure;
    },
    soon,
    stop,
  };
}
