import './engine.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { joinPrograms } from './join-programs.ts';
import { migrate } from '../db/migrate.ts';
import { prepareJobs } from './prepare-jobs.ts';
import { databaseOverPGlite } from '../db/open-database.ts';

/** Migrates one database and dumps it: to load a dump is several times quicker than to start from nothing. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-test-'));
  const dump = path.join(folder, 'template.tar');
  const pglite = await PGlite.create();
  const database = databaseOverPGlite(pglite);
  await migrate(database.db);
  await prepareJobs(database);
  await database.close();
  const archive = await pglite.dumpDataDir('none');
  await pglite.close();
  await writeFile(dump, Buffer.from(await archive.arrayBuffer()));
  project.provide('engine', { folder, programs: await joinPrograms(folder), kind: 'pglite', dump });
  return () => rm(folder, { recursive: true, force: true });
}
