import { retryDelay } from './save-status.ts';
import { secondsToWait } from './server-failure.ts';

interface SaveLoopSetup {
  readonly exchange: () => Promise<void>;
  readonly mayRun: () => boolean;
  /** Whether one exchange may follow another by itself. */
  readonly mayGoOn: () => boolean;
  /** Whether there is something to save. */
  readonly isWanted: () => boolean;
  readonly now: () => number;
  /** After each exchange: why it failed, or null. */
  readonly onTurn: (failure: Error | null) => void;
}

export interface SaveLoop {
  /** At once; joins the one under way. */
  run(): Promise<void>;
  /** A whole exchange that begins after this call. @returns why it failed, or null. */
  again(): Promise<Error | null>;
  /** When the typing pauses, but no later than a second after it began. */
  soon(): void;
  stop(): void;
}

const PAUSE = 500;
const LONGEST_PAUSE = 1000;

/** One exchange at a time, repeated while there is something to save and put off after failures. */
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
    // Even with nothing to save: what is typed next counts on it, and the screen is to say that all is well again.
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
