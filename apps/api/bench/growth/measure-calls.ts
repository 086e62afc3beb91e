import type { Pool, PoolClient } from 'pg';
import { createDeps } from '../../src/create-deps.ts';
import { buildApp } from '../../src/app.ts';
import { openBenchDatabase } from '../bench-database.ts';
import type { Call, Subjects } from './calls.ts';

/** A database and the subjects in it. */
export interface Place {
  readonly url: string;
  readonly subjects: Subjects;
}

/** The same of the smallest size and of a larger one. */
export interface Pair<T> {
  readonly small: T;
  readonly large: T;
}

export interface Figures {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Blocks of the database that its statements read. */
  readonly blocks: number;
  readonly plans: readonly string[];
  /** The size of the last response. */
  readonly bytes: number;
}

export interface Measured extends Pair<Figures> {
  readonly name: string;
  /** The number of requests of each call. */
  readonly rounds: number;
  /** Milliseconds, of the bare statement in the larger one; null: the call has none. */
  readonly ceiling: { readonly p50: number; readonly p99: number } | null;
  /** Statuses that say no. */
  readonly failed: readonly number[];
}

export interface Effort {
  /** At most so often, or so many seconds for both. */
  readonly rounds: number;
  readonly seconds: number;
}

/**
 * A connection prepares a statement at the first call, plans the next ones individually and caches a plan at the sixth; these one-time
 * costs are not measured.
 */
const WARM_UP = 12;
/** The fewest rounds of slow calls. */
const AT_LEAST = 10;

/**
 * Measures each call alone, in this process. Each round calls both databases in alternating order, so that other work on the machine
 * affects both; the server that logs its plans is called last.
 */
export async function measureCalls(
  { small, large }: Pair<Place>,
  calls: readonly Call[],
  effort: Effort,
): Promise<readonly Measured[]> {
  const places = { small: await openPlace(small), large: await openPlace(large) };
  const measured: Measured[] = [];
  for (const call of calls) measured.push(await measureCall(places, call, effort));
  await places.small.close();
  await places.large.close();
  return measured;
}

async function measureCall(
  { small, large }: Pair<Awaited<ReturnType<typeof openPlace>>>,
  call: Call,
  { rounds, seconds }: Effort,
): Promise<Measured> {
  const times = new Map([small, large].map((place) => [place, [] as number[]]));
  const bytes = new Map<typeof small, number>();
  const bare: number[] = [];
  const failed: number[] = [];
  for (let n = 0; n < WARM_UP; n += 1)
    for (const place of [small, large]) await place.timed.ask(call, place.subjects, n);
  const end = performance.now() + seconds * 1000;
  let n = 0;
  for (; n < rounds && (n < AT_LEAST || performance.now() < end); n += 1)
    for (const place of n % 2 === 0 ? [small, large] : [large, small]) {
      const { took, answer } = await place.timed.ask(call, place.subjects, WARM_UP + n);
      times.get(place)?.push(took);
      bytes.set(place, answer.bytes);
      if (answer.status >= 300) failed.push(answer.status);
      if (place === large && call.ceiling !== undefined) bare.push(await large.timed.query(call.ceiling));
    }
  const figures = async (place: typeof small): Promise<Figures> => {
    const plans = await place.tellPlans(call, WARM_UP + n);
    const blocks = plans.reduce((sum, plan) => sum + blocksOf(plan), 0);
    return { ...spreadOf(times.get(place) ?? []), blocks, plans, bytes: bytes.get(place) ?? 0 };
  };
  return {
    name: call.name,
    rounds: n,
    small: await figures(small),
    large: await figures(large),
    ceiling: bare.length === 0 ? null : spreadOf(bare),
    failed,
  };
}

function spreadOf(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

async function openPlace({ url, subjects }: Place) {
  const timed = await openApp(url);
  const explainingApp = await openApp(explaining(url));
  return {
    subjects,
    timed,
    /** Logs the plans of one call, on connections with prepared statements. */
    async tellPlans(call: Call, from: number) {
      for (let n = 0; n < WARM_UP; n += 1) await explainingApp.ask(call, subjects, from + n);
      explainingApp.plans.length = 0;
      await explainingApp.ask(call, subjects, from + WARM_UP);
      return [...explainingApp.plans];
    },
    async close() {
      await timed.close();
      await explainingApp.close();
    },
  };
}

/** An address whose connections tell the plan of every statement as a notice. */
export function explaining(url: string): string {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_level': 'notice',
    client_min_messages: 'notice',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return `${url}?options=${encodeURIComponent(options.join(' '))}`;
}

/** Also on connections that are open already. */
export function listenToPlans(pool: Pool, onPlan: (plan: string) => void): void {
  const knownClients = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (knownClients.has(client)) return;
    knownClients.add(client);
    client.on('notice', ({ message = '' }) => {
      if (message.includes('plan:')) onPlan(message);
    });
  });
}

/** The blocks of the whole statement: the first line about buffers belongs to the topmost node. */
export function blocksOf(plan: string): number {
  const [, hit = '0'] = /Buffers: shared hit=(\d+)/.exec(plan) ?? [];
  const [line = ''] = /Buffers: shared [^\n]*/.exec(plan) ?? [];
  const [, read = '0'] = /\bread=(\d+)/.exec(line) ?? [];
  return Number(hit) + Number(read);
}

async function openApp(url: string) {
  const { config, database } = await openBenchDatabase(url);
  const plans: string[] = [];
  listenToPlans(database.pool, (plan) => void plans.push(plan));
  const app = await buildApp(await createDeps(config, database), { docs: false });
  await app.ready();
  return {
    plans,
    async ask(call: Call, subjects: Subjects, n: number) {
      const { method, path, as, body } = call.ask(subjects, n);
      const start = performance.now();
      const headers = as === null ? {} : { authorization: `Bearer ${as.token}` };
      const from = { remoteAddress: addressOf(n) };
      const answer = await app.inject({ method, url: path, headers, ...from, ...(body && { payload: body }) });
      const took = performance.now() - start;
      return { took, answer: { bytes: answer.rawPayload.length, status: answer.statusCode } };
    },
    async query(text: string) {
      const start = performance.now();
      await database.pool.query(text);
      return performance.now() - start;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Each from another house: a guest may ask only so often. */
function addressOf(n: number): string {
  return `10.${(n >> 8) & 255}.${n & 255}.1`;
}
