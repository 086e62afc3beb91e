import { ApiError, NetworkError } from '@bandwise/api-contract/client';
import { readFailure } from '../../../../shared/failures/read-failure.ts';

/** Why recordings do not reach the server. `passing`: the call is repeated. `signIn`: it is repeated after the next sign-in. */
export type SendFailure =
  | { readonly kind: 'locked' | 'passing' | 'signIn' }
  | { readonly kind: 'refused'; readonly message: string };

/** Seconds of a limit that is reported instead of waited for. */
const LONG_LIMIT = 120;
const FIRST_RETRY = 1000;
const SLOWEST_RETRY = 30_000;

export function sendFailure(error: unknown): SendFailure {
  const { meaning, message } = readFailure(error);
  if (error instanceof NetworkError || meaning === 'down' || meaning === 'notSaved' || meaning === 'broken')
    return { kind: 'passing' };
  if (meaning === 'locked' || meaning === 'signIn') return { kind: meaning };
  const isShortLimit = error instanceof ApiError && error.status === 429 && (error.retryAfter ?? 0) <= LONG_LIMIT;
  return isShortLimit ? { kind: 'passing' } : { kind: 'refused', message };
}

interface SendLoopSetup {
  readonly exchange: () => Promise<void>;
  /** Whether the page is open and there is something to send. */
  readonly isWanted: () => boolean;
  /** Called after each exchange. */
  readonly onTurn: (failure: SendFailure | null) => void;
}

export interface SendLoop {
  /** Sends at once, or after the running exchange. */
  readonly run: () => void;
  readonly stop: () => void;
}

/** Runs one exchange at a time, and repeats it with growing pauses after failures that pass. */
export function createSendLoop({ exchange, isWanted, onTurn }: SendLoopSetup): SendLoop {
  let isRunning = false;
  let isDue = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function turn(): Promise<void> {
    let failure: SendFailure | null = null;
    try {
      await exchange();
      failures = 0;
    } catch (error) {
      failure = sendFailure(error);
      failures += 1;
    }
    isRunning = false;
    onTurn(failure);
    if (!isWanted()) return;
    if (failure?.kind === 'passing')
      timer = setTimeout(run, Math.min(FIRST_RETRY * 2 ** (failures - 1), SLOWEST_RETRY));
    else if (isDue || failure === null) run();
  }

  function run() {
    isDue = isRunning;
    if (isRunning) return;
    clearTimeout(timer);
    isRunning = true;
    void turn();
  }

  return {
    run,
    stop: () => clearTimeout(timer),
  };
}
