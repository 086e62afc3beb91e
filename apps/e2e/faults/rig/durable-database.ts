import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startDatabase } from '../../src/processes/database.ts';
import { childrenOf, commandOf } from '../../src/processes/running.ts';

/** A PostgreSQL that writes commits to the disk, and is started again whenever it ends. */
export interface DurableDatabase {
  readonly url: string;
  /** The id of the server's main process; 0 while it is down. */
  readonly pid: () => number;
  /** The processes that serve connections of the API. */
  readonly backends: () => readonly number[];
  /** Whether it commits a write that does not go through the proxy. */
  readonly commits: () => Promise<boolean>;
  stop(): Promise<void>;
}

/** Starts a server with its files below `folder`. */
export async function startDurableDatabase(folder: string): Promise<DurableDatabase> {
  const database = await startDatabase({ TMPDIR: folder, POSTGRES_DURABLE: 'yes' });
  const pid = () => {
    try {
      const [file = ''] = globSync('bandwise-postgres-*/data/postmaster.pid', { cwd: folder });
      return Number(readFileSync(join(folder, file), 'utf8').split('\n', 1)[0]);
    } catch {
      return 0;
    }
  };
  return {
    ...database,
    pid,
    commits: () => commitsAt(database.url),
    backends: () => childrenOf(pid()).filter((child) => /^postgres: bandwise_\w+ bandwise_/.test(commandOf(child))),
  };
}

/** Milliseconds for an empty commit, enough for a busy machine with a slow disk. */
const COMMITS_WITHIN = 3000;

async function commitsAt(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: COMMITS_WITHIN,
    query_timeout: COMMITS_WITHIN,
  });
  // Errors are ignored, because the connection may hang and be ended later.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`select pg_logical_emit_message(true, 'faults', '')`);
    return true;
  } catch {
    return false;
  } finally {
    client.connection.stream.destroy();
  }
}
