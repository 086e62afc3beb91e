import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type CustomTypesConfig } from 'pg';
import { StartError } from '../config/start-error.ts';
import { lockDirectory } from './directory-lock.ts';
import { whyNotOpened } from './why-not-opened.ts';
import type { Schema } from './schema.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly dataDir: string;
}

/** @throws StartError when it cannot be opened. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.databaseUrl ? openServer(config.databaseUrl, config.databasePoolSize) : openEmbedded(config.dataDir);
}

/** One dialect for both engines: PGlite speaks through its node-postgres adapter, with a pool of one. */
export function databaseOver(pool: Pool, close: () => Promise<void>): Database {
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close };
}

/** Closes the database's pool, never the `PGlite` itself: that is its owner's to do. */
export function databaseOverPGlite(pglite: PGlite): Database {
  const pool = new Pool(Object.assign(createPgConfig(pglite), { max: 1, idleTimeoutMillis: 0, types: COLUMN_TYPES }));
  return databaseOver(pool, () => pool.end());
}

export async function openServer(url: string, size: number): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    types: COLUMN_TYPES,
    application_name: 'bandwise',
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartError(`DATABASE_URL: the database cannot be reached (${reason(error)})`, { cause: error });
  }
  return databaseOver(pool, () => pool.end());
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = lockDirectory(dataDir);
  const directory = path.join(dataDir, 'postgres');
  try {
    const pglite = await PGlite.create({ dataDir: directory });
    const { db, pool, close } = databaseOverPGlite(pglite);
    return {
      db,
      pool,
      async close() {
        await close();
        await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartError(`DATA_DIR: the database in ${directory} cannot be opened: ${whyNotOpened(directory, error)}`, {
      cause: error,
    });
  }
}

/** Dates stay text: `2026-11-20` is a day, and no instant. Everything else as the driver reads it. */
const COLUMN_TYPES: CustomTypesConfig = {
  getTypeParser: (...[oid, format]: Parameters<typeof types.getTypeParser>) =>
    oid === types.builtins.DATE && format !== 'binary' ? (text: string) => text : types.getTypeParser(oid, format),
};

function reason(error: unknown): string {
  // A refused connection to a name with two addresses is an AggregateError with an empty message.
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  return error instanceof Error ? error.message : String(error);
}
