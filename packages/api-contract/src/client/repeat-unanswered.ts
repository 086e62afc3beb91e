import { ApiError, NetworkError } from './api-error.ts';

/** Sends a call once, with these headers besides its own. */
type Send<T> = (headers: Readonly<Record<string, string>>) => Promise<T>;

export type RepeatUnanswered = <T>(call: string, send: Send<T>) => Promise<T>;

/** Longer than a proxy passes over a process that failed: nginx counts one second as up to two. */
const PAUSE_MS = 2200;
const REMEMBERED = 5;

/**
 * Makes calls that the server does once for each `Idempotency-Key`. One that was not answered (the network, or a proxy
 * that got no answer itself) is repeated once, and so told what is true, before it fails. If that is not answered either,
 * the same call keeps its key for when it is made again: nobody knows yet whether it was done.
 */
export function createRepeatUnanswered(pause: () => Promise<unknown> = pauseForReal): RepeatUnanswered {
  const unanswered = new Map<string, string>();
  return async (call, send) => {
    const key = unanswered.get(call) ?? newKey();
    unanswered.delete(call);
    const headers = { 'idempotency-key': key };
    try {
      return await send(headers);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
    }
    await pause();
    try {
      return await send(headers);
    } catch (error) {
      if (isUnanswered(error)) remember(unanswered, call, key);
      throw error;
    }
  };
}

function remember(unanswered: Map<string, string>, call: string, key: string): void {
  unanswered.set(call, key);
  const [oldest] = unanswered.keys();
  if (unanswered.size > REMEMBERED && oldest !== undefined) unanswered.delete(oldest);
}

const NO_ANSWER: ReadonlySet<number> = new Set([502, 503, 504]);

function isUnanswered(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && NO_ANSWER.has(error.status));
}

/** A quoted text, as the draft of the header has it; not `crypto.randomUUID`, which plain http does not have. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `"${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

function pauseForReal(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
