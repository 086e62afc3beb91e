import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, NetworkError } from '@bandwise/api-contract/client';
import type { Tally } from '../records/tally.ts';

/**
 * How a call ended. `unknown`: it may have been done or not, as there was no answer, or one that promises nothing (5xx).
 * `refused`: the server said no, and changed nothing.
 */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown'; readonly why: string };

export interface Calls {
  readonly tally: Tally;
  /** Whether new calls are refused. */
  isOver(): boolean;
  /** One call. A refusal by another code than these is a finding, and so is any 5xx but 503. */
  try<T>(call: Call<T>, note: Note): Promise<Outcome<T>>;
  /** The same call again until it is answered; `unknown` only when all is over. `tries` counts. */
  insist<T>(call: Call<T>, note: Note): Promise<Outcome<T> & { readonly tries: number }>;
}

export type Call<T> = (options: { readonly signal: AbortSignal }) => Promise<T>;

export interface Note {
  readonly name: string;
  /** Where it is written down. */
  readonly history: string[];
  readonly refusals?: readonly string[];
  /** Whether a success is a write that must last. */
  readonly isWrite?: boolean;
}

/** Longer than anything here should take, so that a worker is not lost to a call that hangs. */
const PATIENCE = 12_000;
const GAVE_UP = `no answer in ${PATIENCE / 1000} s`;

export function createCalls(tally: Tally, isOver: () => boolean): Calls {
  const calls: Calls = {
    tally,
    isOver,
    async try(call, note) {
      const outcome = await settle(call);
      const time = new Date().toISOString().slice(11, 23);
      if (outcome.kind === 'done') {
        if (note.isWrite) tally.acknowledged += 1;
        note.history.push(`${time} ${note.name}: done`);
        return outcome;
      }
      const why = outcome.kind === 'unknown' ? outcome.why : outcome.code;
      note.history.push(`${time} ${note.name}: ${why}`);
      if (outcome.kind === 'unknown') tally.unanswered += 1;
      if (isFinding(outcome, note))
        tally.problems.push({ what: `ANSWER: ${note.name} was answered ${why}`, history: note.history.slice(-40) });
      return outcome;
    },
    async insist(call, note) {
      for (let tries = 1; ; tries += 1) {
        const outcome = await calls.try(call, tries === 1 ? note : { ...note, name: `${note.name}, try ${tries}` });
        if (outcome.kind !== 'unknown' || isOver()) return { ...outcome, tries };
        // One that was given up on is repeated under its own key only after the client has given it up as well.
        await delay(Math.min(100 * tries, 1000) + (outcome.why === GAVE_UP ? 3000 : 0));
      }
    },
  };
  return calls;
}

async function settle<T>(call: Call<T>): Promise<Outcome<T>> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { promise: late, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(signal.reason));
    return { kind: 'done', value: await Promise.race([call({ signal }), late]) };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      return { kind: 'refused', code: error.code ?? `${error.status}` };
    if (error instanceof ApiError) return { kind: 'unknown', why: `${error.status} ${error.code}` };
    if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'unknown', why: GAVE_UP };
    if (error instanceof NetworkError) return { kind: 'unknown', why: reason(error) };
    // The answer was cut in the middle of its body.
    if (error instanceof TypeError || error instanceof SyntaxError) return { kind: 'unknown', why: reason(error) };
    throw error;
  }
}

function isFinding(outcome: Outcome<unknown>, { refusals = [] }: Note): boolean {
  if (outcome.kind === 'refused') return !refusals.includes(outcome.code);
  return outcome.kind === 'unknown' && /^5(?!03)\d\d /.test(outcome.why);
}

function reason(error: Error): string {
  const { cause } = error;
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message;
}
