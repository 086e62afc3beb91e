import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../config/start-error.ts';
import { lockDirectory } from '../directory-lock.ts';
import { whyNotOpened } from '../why-not-opened.ts';
import { createEmbeddedEngine, type EmbeddedEngine, type EngineEvents } from './embedded-engine.ts';
import { copyEmptyDatabase } from './empty-database.ts';
import { openGuarded } from './guarded-pglite.ts';
import { START_PARAMS } from './start-params.ts';

/** A recovery ends with a checkpoint, and may need another segment of the log. */
const ROOM_TO_OPEN = 24_000_000;

export function embeddedFolder(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}

/**
 * Opens the database in this directory, and keeps other processes out of it until it is closed.
 * @throws StartError when it cannot be opened.
 */
export async function openEmbedded(dataDir: string, events: EngineEvents): Promise<EmbeddedEngine> {
  const unlock = lockDirectory(dataDir);
  const directory = embeddedFolder(dataDir);
  const open = () => openGuarded({ dataDir: directory, startParams: START_PARAMS });
  try {
    await copyEmptyDatabase(directory);
    const reopening = { open, hasRoom: () => hasRoom(directory), events };
    const engine = createEmbeddedEngine({ first: await open(), reopening });
    return {
      ...engine,
      async close() {
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    const why = whyNotOpened(existsSync(directory) ? directory : dataDir, error);
    throw new StartError(`DATA_DIR: the database in ${directory} cannot be opened: ${why}`, { cause: error });
  }
}

function hasRoom(directory: string): boolean {
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize >= ROOM_TO_OPEN;
  } catch {
    return false;
  }
}
