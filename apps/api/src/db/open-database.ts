import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, types, type CustomTypesConfig } from 'pg';
import { StartError } from '../config/start-error.ts';
import { createChangeFeed, type ChangeFeed } from './changes/change-feed.ts';
import { createListener, type ListenerEvents } from './changes/listener.ts';
import { watchOwnChanges } from './changes/watch-own-changes.ts';
import { createEmbeddedEngine, type EmbeddedEngine } from './embedded/embedded-engine.ts';
import { EngineStream } from './embedded/engine-stream.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { keepLogShort } from './embedded/short-log.ts';
import { isStorageFailure } from './database-errors.ts';
import { DATABASE_LIMITS, type DatabaseLimits } from './limits.ts';
import { openReplicas, type ReplicaPace } from './replicas/open-replicas.ts';
import { primaryOnly, type ReadSources } from './replicas/read-sources.ts';
import { createServerPool, listenerConfig, tolerateLosses } from './server-pool.ts';
import type { Schema } from './schema.ts';
import { reason } from '../errors/reason.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  readonly pool: Pool;
  /** The same without time limits, for long work: migrations, imports, sweeping. */
  readonly patient: Kysely<Schema>;
  /** For reads that may be a second old. */
  readonly reads: ReadSources;
  /** Notifies changes of public facts by any process. */
  readonly changeFeed: ChangeFeed;
  readonly close: () => Promise<void>;
  /** Set once there is a log. Only an embedded database calls `onDiskFailure`, and only a server the others. */
  readonly events: DiskEvents & ListenerEvents;
}

interface DiskEvents {
  /** A file of the database could not be used. PGlite may remember that, so only a new process is sure to use it again. */
  onDiskFailure: (error: Error) => void;
}

interface DatabaseConfig {
  readonly databaseUrl: string | null;
  readonly databaseReplicaUrls?: readonly string[];
  /** The address of the same database without a pooler: for `patient`, and to listen for changes. */
  readonly databaseDirectUrl: string | null;
  readonly databasePoolSize: number;
  readonly dataDir: string;
}

/** @throws StartError when it cannot be opened. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { databaseUrl: url, databaseReplicaUrls: urls = [], databasePoolSize: size } = config;
  if (!url) return openEmbeddedDatabase(config.dataDir);
  const limits = DATABASE_LIMITS;
  const primary = await openServer(url, size, { limits, directUrl: config.databaseDirectUrl });
  return urls.length === 0 ? primary : withReplicas(primary, { url, urls, size, limits });
}

interface ReplicaSettings extends ReplicaPace {
  readonly url: string;
  readonly urls: readonly string[];
  readonly size: number;
  readonly limits: DatabaseLimits;
}

/** A primary with its replicas, for reads that may be a second old. */
export function withReplicas(database: Database, { url, ...settings }: ReplicaSettings): Database {
  const primary = { db: database.db, pool: database.pool, url };
  const reads = openReplicas({ ...settings, primary, types: COLUMN_TYPES });
  const close = async () => void (await Promise.all([reads.close(), database.close()]));
  return { ...database, reads, close };
}

const NOBODY_LOGS: Database['events'] = {
  onDiskFailure: () => undefined,
  onDeaf: () => undefined,
  onListening: () => undefined,
};

interface Over {
  readonly pool: Pool;
  readonly changeFeed: ReturnType<typeof createChangeFeed>;
  readonly close: () => Promise<void>;
  readonly events?: Database['events'];
}

/** Both engines use one dialect: the embedded one is used like a server, with a pool of one connection. */
export function databaseOver({ pool, changeFeed, close, events = { ...NOBODY_LOGS } }: Over): Database {
  watchOwnChanges(pool, changeFeed.tell);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, patient: db, reads: primaryOnly({ db, pool }), changeFeed, close, events };
}

/** Closing it closes the pool; the caller closes the `PGlite`. */
export function databaseOverPGlite(pglite: PGlite): Database {
  const engine = createEmbeddedEngine(pglite);
  const pool = poolOver(engine);
  const close = async () => {
    await pool.end();
    await engine.idle();
  };
  return databaseOver({ pool, changeFeed: createChangeFeed(isAlone), close });
}

/** No other process changes an embedded database. */
const isAlone = () => true;

export interface ServerOptions {
  /** null: no limits. */
  readonly limits?: DatabaseLimits | null;
  /** The address without a pooler; null: the same address. */
  readonly directUrl?: string | null;
  /** For tests: milliseconds that only go forward. */
  readonly clock?: () => number;
}

/** @throws StartError when it cannot be reached. */
export async function openServer(url: string, size: number, options: ServerOptions = {}): Promise<Database> {
  const { limits = null, directUrl = null, clock = () => performance.now() } = options;
  const direct = directUrl ?? url;
  const quick = createServerPool({ connectionString: url, types: COLUMN_TYPES, max: size }, limits);
  const patient = createServerPool({ connectionString: direct, types: COLUMN_TYPES, max: 1 }, null);
  const events = { ...NOBODY_LOGS };
  const listener = createListener({
    createClient: () => new Client(listenerConfig(direct, limits)),
    tell: (key) => changeFeed.tell(key),
    events: { onDeaf: (why) => events.onDeaf(why), onListening: () => events.onListening() },
    clock,
  });
  const changeFeed = createChangeFeed(() => listener.isCurrent());
  const close = async () => void (await Promise.all([quick.close(), patient.close(), listener.close()]));
  // Before the first connections, because each is watched from its start.
  const { db } = databaseOver({ pool: patient.pool, changeFeed, close });
  const database = { ...databaseOver({ pool: quick.pool, changeFeed, close, events }), patient: db };
  try {
    await requireAnswer('DATABASE_URL', quick.pool);
    if (directUrl !== null) await requireAnswer('DATABASE_DIRECT_URL', patient.pool);
  } catch (error) {
    await close();
    throw error;
  }
  return database;
}

async function requireAnswer(setting: string, pool: Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new StartError(`${setting}: the database cannot be reached (${reason(error)})`, { cause: error });
  }
}

async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  const events: Database['events'] = { ...NOBODY_LOGS };
  const changeFeed = createChangeFeed(isAlone);
  const engine = await openEmbedded(dataDir);
  const pool = poolOver(engine);
  pool.on('connect', (client) =>
    client.connection.on('errorMessage', (error: Error) => {
      if (isStorageFailure(error)) events.onDiskFailure(error);
    }),
  );
  keepLogShort(pool);
  const close = async () => {
    await pool.end();
    await engine.close();
  };
  return databaseOver({ pool, changeFeed, close, events });
}

function poolOver(engine: EmbeddedEngine): Pool {
  const pool = new Pool({
    stream: () => new EngineStream(() => engine.begin()),
    // Ignores PostgreSQL's environment variables.
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    // A request that waits longer for a connection gets an error.
    connectionTimeoutMillis: 10_000,
    types: COLUMN_TYPES,
  });
  tolerateLosses(pool);
  return pool;
}

/** Dates stay text, because `2026-11-20` is a day and no instant. Other types use the driver's parsers. */
const COLUMN_TYPES: CustomTypesConfig = {
  getTypeParser: (...[oid, format]: Parameters<typeof types.getTypeParser>) =>
    oid === types.builtins.DATE && format !== 'binary' ? (text: string) => text : types.getTypeParser(oid, format),
};
