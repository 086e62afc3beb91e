import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../src/config/config.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { fill, type Fixture } from './fixture.ts';
import { EMBEDDED } from './processes.ts';

/** The size of an embedded database, which only its own process can fill. */
const EMBEDDED_SIZE = { sections: 100, listed: 0, listedMany: 0, learners: 200, crowd: 0 };

const folders: string[] = [];
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The database of a process of the bench: the one at an address, which is filled, or a new embedded one. */
export async function openBenchDatabase(address: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bandwise-bench-'));
  folders.push(folder);
  const isEmbedded = address === EMBEDDED;
  // A load test: a whole crowd comes from one address, and each of its learners does the work of many.
  const environment = { NODE_ENV: 'test', DATA_DIR: folder, SERVE_WEB: 'off', LOG_LEVEL: 'silent' };
  const config = readConfig(isEmbedded ? environment : { ...environment, DATABASE_URL: address }, folder);
  const database = await openDatabase(config);
  let fixture: Fixture | null = null;
  if (isEmbedded) {
    await migrate(database.db);
    fixture = await fill(database.pool, EMBEDDED_SIZE);
  }
  return { config, database, fixture };
}
