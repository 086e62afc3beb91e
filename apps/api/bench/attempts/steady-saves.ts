import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchLearner, Fixture } from '../fixture.ts';
import { httpCall } from '../http-call.ts';
import type { Server } from '../processes.ts';
import { OURS } from '../test-calls.ts';

/** Milliseconds between two saves of a learner. */
const PAUSE = 3000;
/** The share of the time after which memory has found its level. */
const SETTLED = 0.4;
const QUESTIONS = 13;

export interface SteadySaves {
  readonly saves: number;
  readonly failed: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Bytes in use after garbage collection, once memory has settled: the least and the most. */
  readonly live: readonly [least: number, most: number];
}

/** Every learner saves one answer of their attempt every three seconds. */
export async function benchSteadySaves(server: Server, fixture: Fixture, seconds: number): Promise<SteadySaves> {
  const agent = new Agent({ keepAlive: true });
  const end = Date.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  async function save({ token, attemptId }: BenchLearner, index: number): Promise<void> {
    await sleep((index * PAUSE) / fixture.learners.length);
    for (let turn = 0; Date.now() < end; turn += 1) {
      const { path, ...wanted } = OURS.save(attemptId, String(1 + (turn % QUESTIONS)), `answer ${turn}`);
      const start = performance.now();
      const { status } = await httpCall({ ...wanted, url: `${server.url}${path}`, token, agent });
      times.push(performance.now() - start);
      if (status !== 200) failed += 1;
      await sleep(Math.max(0, PAUSE - (performance.now() - start)));
    }
  }
  const work = Promise.all(fixture.learners.map(save));
  const levels: number[] = [];
  const step = Math.min(60, seconds / 10) * 1000;
  for (let passed = step; passed <= seconds * 1000; passed += step) {
    await sleep(step);
    const { live } = await server.figures({ live: true });
    if (passed >= SETTLED * seconds * 1000) levels.push(live ?? 0);
  }
  await work;
  agent.destroy();
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { saves: times.length, failed, p99, live: [Math.min(...levels), Math.max(...levels)] };
}
