import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config/config.ts';
import { createDeps } from '../src/create-deps.ts';
import { openDatabase } from '../src/db/open-database.ts';

/** The API as it is deployed, in a process of its own; tells its address to the process that started it. */
const folder = mkdtempSync(path.join(tmpdir(), 'bandwise-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const environment = { NODE_ENV: 'test', DATA_DIR: folder, SERVE_WEB: 'off', LOG_LEVEL: 'silent' };
const config = readConfig({ ...environment, DATABASE_URL: process.argv[2] }, folder);
const database = await openDatabase(config);
const app = await buildApp(await createDeps(config, database), { docs: false });
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('disconnect', () => process.exit());
