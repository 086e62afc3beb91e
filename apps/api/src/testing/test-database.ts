import type { PostgresEngine } from './engine.ts';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openServer, type Database } from '../db/open-database.ts';
import { JOBS } from '../jobs/jobs.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';
import { openCopyOf } from './pglite-copy.ts';
import { databaseUrl } from './postgres-setup.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type TestDatabase = Database & { readonly jobs: JobQueue };

let database: Promise<TestDatabase> | undefined;

/** This worker's own database, emptied. */
export async function freshDatabase(): Promise<TestDatabase> {
  database ??= openCopy().then(withJobs);
  const opened = await database;
  await emptyTables(opened);
  return opened;
}

async function openCopy(): Promise<Database> {
  const engine = inject('engine');
  if (engine.kind === 'pglite') {
    return openCopyOf(engine.template, path.join(temporaryFolder(), 'database'));
  }
  return openServer(await createDatabase(engine, { name: String(process.pid), template: engine.template }), 10);
}

/** Runs are requested, and done when a test says so. */
async function withJobs(opened: Database): Promise<TestDatabase> {
  const jobs = new JobQueue(opened.pool);
  await jobs.open(JOBS, { isWorker: false });
  return { ...opened, jobs };
}

/** A database without tables, for tests that need more than a test app. The caller closes it. */
export async function newDatabase(name: string): Promise<Database> {
  const engine = inject('engine');
  if (engine.kind === 'postgres') return openServer(await emptyDatabase(engine, name), 2);
  return openCopyOf('empty', path.join(temporaryFolder(), name));
}

/** The address of an empty database, for processes that a test starts. It goes when the run ends. */
export function emptyDatabase(engine: PostgresEngine, name: string): Promise<string> {
  return createDatabase(engine, { name, template: 'template0' });
}

async function createDatabase(
  { serverUrl, prefix }: PostgresEngine,
  { name, template }: { readonly name: string; readonly template: string },
): Promise<string> {
  const full = `${prefix}_${name}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${full} template ${template}`);
  await client.end();
  return databaseUrl(serverUrl, full);
}

/**
 * A test leaves a few rows. `truncate` would recreate the files of every table and index, which is some twenty times the work; like it,
 * this waits for running transactions, and no trigger fires.
 */
async function emptyTables({ db }: Database): Promise<void> {
  await sql`
    do $$
    declare
      names text[] := array(
        select quote_ident(tablename) from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
      );
      name text;
    begin
      execute 'lock table ' || array_to_string(names, ', ');
      set local session_replication_role = replica;
      foreach name in array names loop
        execute 'delete from ' || name;
      end loop;
      delete from pgboss.job;
    end $$`.execute(db);
}
