import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { embeddedFolder } from '../db/embedded/open-embedded.ts';
import { requestCopy } from '../db/embedded/running-copy.ts';
import { openDatabase, openServer, type Database } from '../db/open-database.ts';

/**
 * Opens the database of this deployment for reading. A running embedded database is copied first. @throws StartError when it is missing or
 * can't be opened.
 */
export async function openToBackUp(config: Config): Promise<Pick<Database, 'close' | 'pool'>> {
  if (config.databaseUrl !== null) return openServer(config.databaseDirectUrl ?? config.databaseUrl, 1);
  const copy = await requestCopy(config.dataDir);
  const dataDir = copy ?? config.dataDir;
  if (!existsSync(embeddedFolder(dataDir)))
    throw new StartError(
      `DATA_DIR: there is no database in ${embeddedFolder(dataDir)}. Set DATA_DIR or DATABASE_URL as for the server`,
    );
  const remove = async () => {
    if (copy !== null) await rm(copy, { recursive: true, force: true });
  };
  try {
    const { pool, close } = await openDatabase({ ...config, dataDir });
    return {
      pool,
      async close() {
        await close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
