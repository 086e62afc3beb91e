import { load } from './load.ts';
import type { LoadRequest, LoadResult } from './load-process.ts';

export interface Target {
  readonly url: string;
  readonly requests: readonly LoadRequest[];
}

export interface Pair {
  readonly ours: LoadResult;
  readonly ceiling: LoadResult;
  /** The median of the rounds' ratios. */
  readonly ratio: number;
}

interface Plan {
  readonly connections: number;
  readonly seconds: number;
  readonly rounds: number;
}

/** Each in turn, round by round, so that what else the machine does falls on both; then the medians. */
export async function measurePair(ours: Target, ceiling: Target, plan: Plan): Promise<Pair> {
  const connections = Math.min(10, plan.connections);
  await Promise.all([warmUp(ours, connections), warmUp(ceiling, connections)]);
  const rounds: { ours: LoadResult; ceiling: LoadResult }[] = [];
  for (let round = 0; round < plan.rounds; round += 1)
    rounds.push({
      ceiling: await load({ ...ceiling, connections: plan.connections, seconds: plan.seconds }),
      ours: await load({ ...ours, connections: plan.connections, seconds: plan.seconds }),
    });
  return {
    ours: median(rounds.map((round) => round.ours)),
    ceiling: median(rounds.map((round) => round.ceiling)),
    ratio: middle(rounds.map((round) => round.ours.perSecond / round.ceiling.perSecond)),
  };
}

function warmUp(target: Target, connections: number): Promise<LoadResult> {
  return load({ ...target, connections, seconds: 1 });
}

function median(results: readonly LoadResult[]): LoadResult {
  return {
    perSecond: middle(results.map(({ perSecond }) => perSecond)),
    p99: middle(results.map(({ p99 }) => p99)),
    failures: sum(results.map(({ failures }) => failures)),
  };
}

function sum(all: readonly LoadResult['failures'][]): LoadResult['failures'] {
  const sums = new Map<string, number>();
  for (const [outcome, count] of all.flatMap((one) => Object.entries(one)))
    sums.set(outcome, (sums.get(outcome) ?? 0) + count);
  return Object.fromEntries(sums);
}

export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Microseconds. */
const RUN = 250_000;

/** Measures processor time, which other processes do not affect. */
export function perSecondOfProcessor(act: (turn: number) => number): number {
  let count = 0;
  let sum = 0;
  let spent = 0;
  const start = process.cpuUsage();
  while (spent < RUN) {
    for (let turn = 0; turn < 200; turn += 1, count += 1) sum += act(count);
    const { user, system } = process.cpuUsage(start);
    spent = user + system;
  }
  if (sum < 0) throw new Error('Unreachable: keeps the work from being optimised away');
  return (count * 1e6) / spent;
}
