import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type CustomTypesConfig } from 'pg';
import { StartError } from '../config/start-error.ts';
import { createEmbeddedEngine, type EmbeddedEngine, type EngineEvents } from './embedded/embedded-engine.ts';
import { EngineStream } from './embedded/engine-stream.ts';
import { guard } from './embedded/guarded-pglite.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { keepLogShort } from './embedded/short-log.ts';
import { limitsOf, type DatabaseLimits } from './limits.ts';
import { createServerPool } from './server-pool.ts';
import type { Schema } from './schema.ts';
import { reason } from '../errors/reason.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  readonly pool: Pool;
  /** The same, for work that takes as long as it takes: migrations, imports, sweeping. */
  readonly patient: Kysely<Schema>;
  readonly close: () => Promise<void>;
  /** Set by whoever has a log; only an embedded database has such. */
  readonly events: EngineEvents;
}

interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** Seconds. */
  readonly databaseTimeout: number;
  readonly dataDir: string;
}

/** @throws StartError when it cannot be opened. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.databaseUrl
    ? openServer(config.databaseUrl, config.databasePoolSize, limitsOf(config.databaseTimeout))
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
  return { db, pool, patient: db, close, events };
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

/** `limits` null: whatever is asked may take as long as it takes. */
export async function openServer(url: string, size: number, limits: DatabaseLimits | null = null): Promise<Database> {
  const connection = { connectionString: url, types: COLUMN_TYPES };
  const quick = createServerPool({ ...connection, max: size }, limits);
  const patient = createServerPool({ ...connection, max: 1 }, null);
  const close = async () => void (await Promise.all([quick.close(), patient.close()]));
  try {
    await quick.pool.query('select 1');
  } catch (error) {
    await close();
    throw new StartError(`DATABASE_URL: the database cannot be reached (${reason(error)})`, { cause: error });
  }
  return { ...databaseOver(quick.pool, close), patient: databaseOver(patient.pool, patient.close).db };
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
