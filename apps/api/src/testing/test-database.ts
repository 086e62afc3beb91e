import './engine.ts';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { databaseOverPGlite, openServer, type Database } from '../db/open-database.ts';
import { databaseUrl } from './postgres-setup.ts';

let database: Promise<Database> | undefined;

/** This worker's own database, emptied. */
export async function freshDatabase(): Promise<Database> {
  database ??= openCopy();
  const opened = await database;
  await emptyTables(opened);
  return opened;
}

async function openCopy(): Promise<Database> {
  const engine = inject('engine');
  if (engine.kind === 'pglite') {
    const loadDataDir = new Blob([await readFile(engine.dump)]);
    return databaseOverPGlite(await PGlite.create({ loadDataDir }));
  }
  const name = `${engine.prefix}_${process.pid}`;
  const client = new Client({ connectionString: engine.serverUrl });
  await client.connect();
  await client.query(`create database ${name} template ${engine.template}`);
  await client.end();
  return openServer(databaseUrl(engine.serverUrl, name), 10);
}

async function emptyTables({ db }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'`.execute(db);
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(db);
}
