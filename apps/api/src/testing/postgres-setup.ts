import './engine.ts';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { joinPrograms } from './join-programs.ts';
import { migrate } from '../db/migrate.ts';
import { prepareJobs } from './prepare-jobs.ts';
import { openServer } from '../db/open-database.ts';
import { startPostgres } from './start-postgres.ts';

/** Migrates one database, to be the template of each worker's. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configured = process.env['TEST_DATABASE_URL'];
  const server = configured ? { url: configured, stop: () => Promise.resolve() } : await startPostgres();
  const prefix = `bandwise_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  const processes = `${prefix}_processes`;
  await onServer(server.url, async (client) => {
    await client.query(`create database ${template}`);
    await client.query(`create database ${processes}`);
  });
  const database = await openServer(databaseUrl(server.url, template), 1);
  await migrate(database.db);
  await prepareJobs(database);
  await database.close();
  const processUrl = databaseUrl(server.url, processes);
  const folder = await mkdtemp(path.join(tmpdir(), 'bandwise-test-'));
  const programs = await joinPrograms(folder);
  project.provide('engine', {
    folder,
    programs,
    kind: 'postgres',
    serverUrl: server.url,
    template,
    prefix,
    processUrl,
  });
  return async () => {
    await onServer(server.url, (client) => dropDatabases(client, prefix));
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function dropDatabases(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
}

async function onServer(url: string, act: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}
