import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchLearner, Fixture } from '../fixture.ts';
import { httpCall } from '../http-call.ts';
import type { FiguresQuestion } from '../process-figures.ts';
import type { Server } from '../processes.ts';
import { benchAnswers, benchPart, neverTheSame } from '../sample.ts';
import { takeTest } from '../lines/attempts.ts';

export interface SoakPlan {
  readonly minutes: number;
  readonly learners: number;
  /** Milliseconds between two calls of a learner. */
  readonly pause: number;
  /** A folder; null: no snapshots. */
  readonly snapshots: string | null;
}

/** What is shared by those who work during a soak. */
interface Soak {
  readonly server: Server;
  readonly fixture: Fixture;
  readonly plan: SoakPlan;
  readonly agent: Agent;
  /** Milliseconds since 1970. */
  readonly end: number;
  readonly count: { tests: number; failed: number };
}

/** Caches and the garbage collector need a while to find their level. */
const SETTLING_MINUTES = 10;
const TOLERANCE = 0.05;
const ADMINISTRATOR_PAUSE = 15_000;

const columns = ['minute', 'rss', 'heap', 'external', 'live', 'caches', 'held p99', 'held max', 'tests', 'failed'];
const line = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell) => String(cell).padStart(9)).join(''));
const inMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

/**
 * Learners who take one test after the other at a steady rate, and an administrator who updates tests meanwhile. Prints
 * a line each minute; answers whether nothing failed and memory kept its level once it had found it.
 */
export async function soak(server: Server, fixture: Fixture, plan: SoakPlan): Promise<boolean> {
  const agent = new Agent({ keepAlive: true });
  const count = { tests: 0, failed: 0 };
  const shared: Soak = { server, fixture, plan, agent, end: Date.now() + plan.minutes * 60_000, count };
  const learners = fixture.learners.slice(0, plan.learners);
  const work = Promise.all([
    ...learners.map((learner, index) => sitTests(shared, learner, index)),
    updateTests(shared),
  ]);
  line(columns);
  const levels: number[] = [];
  for (let minute = 0; minute <= plan.minutes; minute += 1) {
    const { memory, held, caches, live } = await server.figures({ live: true, ...snapshotAt(minute, plan) });
    const cached = Object.values(caches).reduce((sum, { bytes }) => sum + bytes, 0);
    const sizes = [memory.rss, memory.heapUsed, memory.external, live ?? 0, cached].map(inMegabytes);
    line([minute, ...sizes, held.p99.toFixed(1), held.max.toFixed(0), count.tests, count.failed]);
    if (minute >= SETTLING_MINUTES) levels.push(live ?? 0);
    if (minute < plan.minutes) await sleep(60_000);
  }
  await work;
  agent.destroy();
  return count.failed === 0 && isLevel(levels);
}

function snapshotAt(minute: number, { minutes, snapshots }: SoakPlan): FiguresQuestion {
  if (snapshots === null || ![Math.ceil(minutes / 3), minutes].includes(minute)) return {};
  return { snapshot: `${snapshots}/minute-${minute}.heapsnapshot` };
}

function isLevel(levels: readonly number[]): boolean {
  if (levels.length < 2) return true;
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  const swing = (highest - lowest) / (highest + lowest);
  console.log(
    `In use after ${SETTLING_MINUTES} minutes: ${inMegabytes(lowest)} to ${inMegabytes(highest)} MB, ± ${(swing * 100).toFixed(1)} %`,
  );
  return swing <= TOLERANCE;
}

async function sitTests({ server, fixture, plan, agent, end, count }: Soak, learner: BenchLearner, index: number) {
  const { groups } = benchPart(1);
  await sleep((index * plan.pause) / plan.learners);
  for (let test = 1; Date.now() < end; test += 1) {
    const ok = await takeTest({
      url: server.url,
      agent,
      learner,
      sectionId: fixture.sectionIds[(index * 7 + test) % fixture.sectionIds.length] ?? '',
      autosaves: true,
      answers: benchAnswers(groups, index * 1000 + test, neverTheSame),
      pause: () => sleep(plan.pause),
    });
    const url = `${server.url}/api/user/stats`;
    const { status } = await httpCall({ method: 'GET', url, token: learner.token, agent });
    count.tests += 1;
    if (!ok || status !== 200) count.failed += 1;
  }
}

/** Each update writes three new versions. */
async function updateTests({ server, fixture, agent, end, count }: Soak): Promise<void> {
  for (let update = 0; Date.now() < end; update += 1) {
    const exam = fixture.exams.ours[update % fixture.exams.ours.length];
    if (!exam) return;
    const reading = exam.sectionIds.map((_, index) => ({
      ...benchPart(0),
      title: `Update ${update}`,
      part_number: index + 1,
    }));
    const url = `${server.url}/api/exam/${exam.id}`;
    const body = { description: 'Soak', reading };
    const { status } = await httpCall({ method: 'PUT', url, token: fixture.administratorToken, body, agent });
    if (status !== 200) count.failed += 1;
    await sleep(ADMINISTRATOR_PAUSE);
  }
}
