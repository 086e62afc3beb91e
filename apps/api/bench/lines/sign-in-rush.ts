import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BENCH_PASSWORD, type BenchLearner, type Fixture } from '../fixture.ts';
import { httpCall } from '../http-call.ts';

/** Learners at work, each with one call every 50 ms: saves and lists in turn. */
const AT_WORK = 20;
const PAUSE = 50;
const QUIET_SECONDS = 5;

/** Milliseconds. */
interface Latencies {
  readonly saves: number[];
  readonly lists: number[];
}

export interface SignInRush {
  /** How long it took until everyone was signed in. */
  readonly seconds: number;
  readonly failed: number;
  /** The 99th percentile in milliseconds, before the rush and in it. */
  readonly saves: { readonly quiet: number; readonly rush: number };
  readonly lists: { readonly quiet: number; readonly rush: number };
}

/** How those who take a test fare while many others sign in at once. */
export async function benchSignIns(api: string, fixture: Fixture, count: number): Promise<SignInRush> {
  const measured = { quiet: emptyLatencies(), rush: emptyLatencies() };
  const state: { into: Latencies; ended: boolean; failed: number } = { into: measured.quiet, ended: false, failed: 0 };
  const agent = new Agent({ keepAlive: true });
  const work = Promise.all(
    fixture.learners.slice(0, AT_WORK).map(async (learner, index) => {
      await sleep((index * PAUSE) / AT_WORK);
      for (let turn = 0; !state.ended; turn += 1) {
        const list = state.into[turn % 2 === 0 ? 'saves' : 'lists'];
        const start = performance.now();
        const { status } = await httpCall({ ...callOf(api, learner, turn), agent });
        list.push(performance.now() - start);
        if (status !== 200) state.failed += 1;
        await sleep(PAUSE);
      }
    }),
  );
  const csrf = await csrfHeaders(api);
  await sleep(1000);
  Object.assign(measured, { quiet: emptyLatencies() });
  state.into = measured.quiet;
  await sleep(QUIET_SECONDS * 1000);
  state.into = measured.rush;
  const start = performance.now();
  const statuses = await Promise.all(
    fixture.crowd.slice(0, count).map(async ({ id }) => {
      const body = { email: `${id}@example.com`, password: BENCH_PASSWORD };
      const call = { method: 'POST', url: `${api}/api/login`, body, headers: csrf, agent: false } as const;
      return (await httpCall(call)).status;
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  state.ended = true;
  await work;
  agent.destroy();
  const both = (kind: keyof Latencies) => ({ quiet: p99(measured.quiet[kind]), rush: p99(measured.rush[kind]) });
  const failed = state.failed + statuses.filter((status) => status !== 200).length;
  return { seconds, failed, saves: both('saves'), lists: both('lists') };
}

function callOf(api: string, { token, attemptId }: BenchLearner, turn: number) {
  if (turn % 2 === 1) return { method: 'GET', url: `${api}/api/exam/list/writing`, token } as const;
  const changes = { [(turn % 13) + 1]: { value: 'TRUE', at: Date.now() } };
  return { method: 'PATCH', url: `${api}/api/attempt/${attemptId}`, token, body: { changes } } as const;
}

/** One visitor's cookie and token serve for all of them. */
async function csrfHeaders(api: string): Promise<Readonly<Record<string, string>>> {
  const { headers } = await fetch(`${api}/sanctum/csrf-cookie`);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) };
}

function emptyLatencies(): Latencies {
  return { saves: [], lists: [] };
}

function p99(latencies: readonly number[]): number {
  return latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? 0;
}
