import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchLearner } from '../fixture.ts';
import { httpCall } from '../http-call.ts';
import type { Server } from '../processes.ts';
import { beginRecording, OURS, saveChunk, saveText, type Wanted } from '../test-calls.ts';

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

interface Saving {
  readonly learners: readonly BenchLearner[];
  /** Seconds between two saves of a learner. */
  readonly pause: number;
  /** Seconds of saving. */
  readonly seconds: number;
  readonly save: (learner: BenchLearner, turn: number) => Wanted;
}

/** The save of one answer of a learner's attempt. */
export function saveAnswer({ attemptId }: BenchLearner, turn: number): Wanted {
  return OURS.save(attemptId, String(1 + (turn % QUESTIONS)), `answer ${turn}`);
}

/** Begins a recording of each learner. @returns the save of a chunk of so many seconds, at 32 kbit/s */
export async function startRecordings(
  url: string,
  {
    learners,
    sectionId,
    seconds,
  }: { readonly learners: readonly BenchLearner[]; readonly sectionId: string; readonly seconds: number },
): Promise<Saving['save']> {
  for (const learner of learners) {
    const { path, ...wanted } = beginRecording(learner, sectionId);
    const { status, text } = await httpCall({ ...wanted, url: `${url}${path}`, token: learner.token, agent: false });
    if (status !== 200) throw new Error(`A recording cannot begin: ${text}`);
  }
  const chunk = randomBytes((seconds * 32_000) / 8);
  return (learner, turn) => saveChunk(learner, turn, chunk);
}

/** The save of a text that becomes one word longer each time. */
export function saveTexts(taskId: string, text: string): Saving['save'] {
  return (learner, turn) => saveText(learner, taskId, `${text} ${turn}`);
}

/** Every learner saves at intervals. */
export async function saveAtIntervals(
  url: string,
  { learners, pause, seconds, save: saveOf }: Saving,
): Promise<Omit<SteadySaves, 'live'>> {
  const agent = new Agent({ keepAlive: true });
  const end = Date.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  async function save(learner: BenchLearner, index: number): Promise<void> {
    await sleep((index * pause * 1000) / learners.length);
    for (let turn = 0; Date.now() < end; turn += 1) {
      const { path, ...wanted } = saveOf(learner, turn);
      const start = performance.now();
      const { status } = await httpCall({ ...wanted, url: `${url}${path}`, token: learner.token, agent });
      times.push(performance.now() - start);
      if (status !== 200) failed += 1;
      await sleep(Math.max(0, pause * 1000 - (performance.now() - start)));
    }
  }
  await Promise.all(learners.map(save));
  agent.destroy();
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { saves: times.length, failed, p99 };
}

/** Saves at intervals while the server's memory is measured. */
export async function benchSteadySaves(server: Server, saving: Saving): Promise<SteadySaves> {
  const work = saveAtIntervals(server.url, saving);
  const { seconds } = saving;
  const levels: number[] = [];
  const step = Math.min(60, seconds / 10) * 1000;
  for (let passed = step; passed <= seconds * 1000; passed += step) {
    await sleep(step);
    const { live } = await server.figures({ live: true });
    if (passed >= SETTLED * seconds * 1000) levels.push(live ?? 0);
  }
  return { ...(await work), live: [Math.min(...levels), Math.max(...levels)] };
}
