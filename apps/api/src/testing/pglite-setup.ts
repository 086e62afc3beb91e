import './engine.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { joinPrograms } from './join-programs.ts';
import { migrate } from '../db/migrate.ts';
import { prepareJobs } from './prepare-jobs.ts';
import { openCopyOf } from './pglite-copy.ts';

/** Migrates one database, whose files each worker copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-test-'));
  const template = path.join(folder, 'template');
  const database = await openCopyOf('empty', template);
  await migrate(database.db);
  await prepareJobs(database);
  await database.close();
  project.provide('engine', { folder, programs: await joinPrograms(folder), kind: 'pglite', template });
  return () => rm(folder, { recursive: true, force: true });
}
