import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from '../../src/processes/database.ts';
import { childrenOf, commandOf } from '../../src/processes/running.ts';

/** A PostgreSQL that keeps what it says it keeps, started again whenever it ends. */
export interface DurableDatabase {
  readonly url: string;
  /** Of the server's first process; 0 while there is none. */
  readonly pid: () => number;
  /** Those that serve connections of the API. */
  readonly backends: () => readonly number[];
  stop(): Promise<void>;
}

/** Its files are below `folder`. */
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
    backends: () => childrenOf(pid()).filter((child) => /^postgres: bandwise_\w+ bandwise_/.test(commandOf(child))),
  };
}
