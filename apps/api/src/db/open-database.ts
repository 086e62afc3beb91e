import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type CustomTypesConfig } from 'pg';
import { StartError } from '../config/start-error.ts';
import { createEmbeddedEngine, type EmbeddedEngine, type EngineEvents } from './embedded/embedded-engine.ts';
import { EngineStream } from './embedded/engine-stream.ts';
import { guard } from './embedded/guarded-pglite.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { keepLogShort } from './embedded/short-log.ts';
import type { Schema } from './schema.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
  /** Set by whoever has a log; only an embedded database has such. */
  readonly events: EngineEvents;
}

interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly dataDir: string;
}

/** @throws StartError when it cannot be opened. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.databaseUrl
    ? openServer(config.databaseUrl, config.databasePoolSize)
    : openEmbeddedDatabase(config.dataDir);
}

/** One dialect for both engines: the embedded one is spoken to as a server is, with a pool of one. */
export function databaseOver(
  pool: Pool,
  close: () => Promise<void>,
  events: EngineEvents = { onStop: () => undefined, onReopened: () => undefined },
): Database {
  // A connection that breaks is replaced at the next query, and one at work tells its query; without listeners either
  // would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close, events };
}

/** Closes the database's pool, never the `PGlite` itself: that is its owner's to do. */
export function databaseOverPGlite(pglite: PGlite): Database {
  const engine = createEmbeddedEngine({ first: guard(pglite) });
  const pool = poolOver(engine);
  const close = async () => {
    await pool.end();
    await engine.idle();
  };
  return databaseOver(pool, close);
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

async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const events: EngineEvents = { onStop: console.error, onReopened: () => undefined };
  const engine = await openEmbedded(dataDir, {
    onStop: (error) => events.onStop(error),
    onReopened: () => events.onReopened(),
  });
  const pool = poolOver(engine);
  const stop = keepLogShort(pool);
  const close = async () => {
    stop();
    await pool.end();
    await engine.close();
  };
  return databaseOver(pool, close, events);
}

function poolOver(engine: EmbeddedEngine): Pool {
  return new Pool({
    stream: () => new EngineStream(() => engine.begin()),
    // Nothing of the environment is meant for it.
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    // Whoever waits longer for their turn gets an answer, whatever holds up the others.
    connectionTimeoutMillis: 10_000,
    types: COLUMN_TYPES,
  });
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
