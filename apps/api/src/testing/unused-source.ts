import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { ReadSource } from '../db/replicas/read-sources.ts';
import type { Schema } from '../db/schema.ts';

/** A database for code that never queries it: no connection is ever made. */
export function unusedSource(): ReadSource {
  const pool = new Pool();
  return { pool, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) };
}
