import type { Pool, PoolClient } from 'pg';
import { createDeps } from '../../src/create-deps.ts';
import { buildApp } from '../../src/app.ts';
import { openBenchDatabase } from '../bench-database.ts';
import type { Call, Subjects } from './calls.ts';

export interface Measured {
  readonly name: string;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Of the database, that its statements looked at. */
  readonly blocks: number;
  readonly plans: readonly string[];
  /** Of the last answer. */
  readonly bytes: number;
  /** Milliseconds, p50 of the bare statement; null: the call has none. */
  readonly ceiling: number | null;
  readonly status: number;
  readonly failed: number;
}

const WARM_UP = 10;

/** Each call by itself, one after the other, in this process; then once more by a server that tells its plans. */
export async function measureCalls(
  url: string,
  subjects: Subjects,
  of: { readonly calls: readonly Call[]; readonly rounds: number },
): Promise<readonly Measured[]> {
  const timed = await openApp(url);
  const told = await openApp(explaining(url));
  const measured: Measured[] = [];
  for (const call of of.calls) {
    const rounds = Math.min(call.rounds ?? of.rounds, of.rounds);
    const times: number[] = [];
    const bare: number[] = [];
    let [bytes, status, failed] = [0, 0, 0];
    for (let n = -Math.min(WARM_UP, Math.ceil(rounds / 4)); n < rounds; n += 1) {
      // What is asked the n-th time is a question of its own; the first rounds are as the last ones.
      const { took, answer } = await timed.ask(call, subjects, n < 0 ? rounds - n : n);
      ({ bytes, status } = answer);
      if (status >= 300) failed += 1;
      if (n >= 0) times.push(took);
      // In turn, so that both are asked on the same machine.
      if (n >= 0 && call.ceiling !== undefined) bare.push(await timed.query(call.ceiling));
    }
    const at = (share: number, of = times) => {
      const sorted = of.toSorted((a, b) => a - b);
      return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    };
    const ceiling = bare.length === 0 ? null : at(0.5, bare);
    for (let n = 0; n < Math.min(WARM_UP, rounds); n += 1) await told.ask(call, subjects, 2 * rounds + n);
    told.plans.length = 0;
    await told.ask(call, subjects, 2 * rounds + WARM_UP);
    const plans = [...told.plans];
    const blocks = plans.reduce((sum, plan) => sum + blocksOf(plan), 0);
    measured.push({ name: call.name, p50: at(0.5), p99: at(0.99), blocks, plans, bytes, ceiling, status, failed });
  }
  await timed.close();
  await told.close();
  return measured;
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
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.on('notice', ({ message = '' }) => {
      if (message.includes('plan:')) onPlan(message);
    });
  });
}

/** What the whole statement looked at: its first line about buffers is the plan's topmost node. */
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
      const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
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
