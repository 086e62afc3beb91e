import { randomHex } from './random-hex.ts';
import { NetworkError } from './api-error.ts';
import { isPutOff, isUnanswered } from './unanswered.ts';

/** Sends a call once, with these headers besides its own. */
type Send<T> = (headers: Readonly<Record<string, string>>) => Promise<T>;

export type RepeatUnanswered = <T>(call: string, send: Send<T>) => Promise<T>;

export interface RepeatOptions {
  /** How long to wait before a call that was not answered is repeated. */
  readonly pause?: (() => Promise<unknown>) | undefined;
  /** Milliseconds; Date.now if not given. */
  readonly now?: (() => number) | undefined;
}

/** Longer than a proxy avoids a failed process: one second in nginx may last almost two. */
const PAUSE_MS = 2200;
/** Within this time, pressing the button again counts as the same request. */
const REMEMBERED_MS = 60_000;

/**
 * Makes calls that the server does once for each `Idempotency-Key`. A call without a response (a lost connection, or a proxy without a
 * response) is repeated once before it fails. If the repeat fails too, the next identical call reuses the key, because the first may have
 * succeeded. The key is reused for one minute, and only if no other such call is made in between: later the same call may be a new request,
 * which a stored response would only seem to fulfil.
 */
export function createRepeatUnanswered({ pause = pauseForReal, now = Date.now }: RepeatOptions = {}): RepeatUnanswered {
  let unanswered: { readonly call: string; readonly key: string; readonly until: number } | null = null;
  let made = 0;
  return async (call, send) => {
    const previousKey = unanswered?.call === call && now() < unanswered.until ? unanswered.key : null;
    const key = previousKey ?? newKey();
    unanswered = null;
    const turn = (made += 1);
    const ask = async () => {
      const answer = await send({ 'idempotency-key': key });
      unanswered = null;
      return answer;
    };
    const remember = () => {
      if (turn === made) unanswered = { call, key, until: now() + REMEMBERED_MS };
    };
    try {
      return await ask();
    } catch (error) {
      if (previousKey !== null && isPutOff(error)) remember();
      if (!isUnanswered(error)) throw error;
      // After the time limit the call fails at once: the user can press the button again, which repeats the call.
      if (error instanceof NetworkError && error.isTimeout) {
        remember();
        throw error;
      }
    }
    await pause();
    try {
      return await ask();
    } catch (error) {
      if (isUnanswered(error) || isPutOff(error)) remember();
      throw error;
    }
  };
}

/** A quoted string, as the draft standard of the header requires. */
function newKey(): string {
  return `"${randomHex(16)}"`;
}

function pauseForReal(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
