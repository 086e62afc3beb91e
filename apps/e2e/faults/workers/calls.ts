import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, NetworkError } from '@bandwise/api-contract/client';
import type { Tally } from '../records/tally.ts';

/**
 * The outcome of a call. `unknown`: the server may have done the work or not, because there was no response, or a 5xx. `refused`: the
 * server refused the call and changed nothing.
 */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown'; readonly why: string };

export interface Calls {
  readonly tally: Tally;
  /** Whether new calls are refused. */
  isOver(): boolean;
  /** Makes a call once. Another refusal than the expected ones is a finding, and so is any 5xx except 503. */
  try<T>(call: Call<T>, note: Note): Promise<Outcome<T>>;
  /** Repeats a call until there is a response; `unknown` only if the phase ends before. */
  insist<T>(call: Call<T>, note: Note): Promise<Outcome<T> & { readonly tries: number }>;
}

export type Call<T> = (options: { readonly signal: AbortSignal }) => Promise<T>;

export interface Note {
  readonly name: string;
  /** The list to which events are added. */
  readonly history: string[];
  readonly refusals?: readonly string[];
  /** Whether a success is a write that must not be lost. */
  readonly isWrite?: boolean;
}

/** Milliseconds, longer than any call should take, so that a call that hangs does not stop its worker. */
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
        // After a timeout, the client reuses the key of the call only once its own time limit has passed.
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
    // The response ended in the middle of its body.
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
