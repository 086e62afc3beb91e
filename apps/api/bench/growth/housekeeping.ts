import { createDeps } from '../../src/create-deps.ts';
import { removeExpired } from '../../src/jobs/remove-expired.job.ts';
import { emptyBin } from '../../src/modules/bin/empty-bin.ts';
import { publishDue } from '../../src/modules/drafts/publish-due.ts';
import { checkStored } from '../../src/modules/exams/checks/check-stored.ts';
import { createSections } from '../../src/modules/sections/sections.ts';
import { recomputeStatistics } from '../../src/modules/statistics/key-proposals/recompute-statistics.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { explaining, listenToPlans } from './measure-calls.ts';

export interface Housekeeping {
  readonly name: string;
  readonly statements: number;
  /** Milliseconds of the server's: as long may others wait for what it holds. */
  readonly longest: number;
}

const JOBS = {
  removeExpired,
  recomputeStatistics,
  emptyBin,
  checkStored,
  publishDue,
} as const;

/** Reads what the added answers say of keys, as a server does each minute. */
export async function recomputeAll(url: string): Promise<void> {
  const { config, database } = await openBenchDatabase(url);
  const deps = await createDeps(config, database);
  await recomputeStatistics({ ...deps, sections: createSections(deps) });
  await database.close();
}

/** Measures the longest statement of each background job. */
export async function measureHousekeeping(url: string): Promise<readonly Housekeeping[]> {
  const { config, database } = await openBenchDatabase(explaining(url));
  const durations: number[] = [];
  listenToPlans(database.pool, (plan) => {
    const [, took = '0'] = /^duration: ([\d.]+) ms/.exec(plan) ?? [];
    durations.push(Number(took));
  });
  const made = await createDeps(config, database);
  const deps = { ...made, sections: createSections(made) };
  const measured: Housekeeping[] = [];
  for (const [name, job] of Object.entries(JOBS)) {
    durations.length = 0;
    await job(deps);
    measured.push({ name, statements: durations.length, longest: Math.max(0, ...durations) });
  }
  await database.close();
  return measured;
}
