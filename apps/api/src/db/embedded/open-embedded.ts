import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../config/start-error.ts';
import { lockDirectory } from '../directory-lock.ts';
import { whyNotOpened } from '../why-not-opened.ts';
import { createEmbeddedEngine, type EmbeddedEngine } from './embedded-engine.ts';
import { copyEmptyDatabase } from './empty-database.ts';
import { openPGlite } from './open-pglite.ts';

interface OpenedEngine extends EmbeddedEngine {
  /** Shuts the engine down, so that the next start needs no recovery. */
  close(): Promise<void>;
}

export function embeddedFolder(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}

/**
 * Opens the database in this directory, and locks it against other processes until it is closed.
 * @throws StartError when it cannot be opened.
 */
export async function openEmbedded(dataDir: string): Promise<OpenedEngine> {
  const unlock = lockDirectory(dataDir);
  const directory = embeddedFolder(dataDir);
  try {
    await copyEmptyDatabase(directory);
    const pglite = await openPGlite(directory);
    const engine = createEmbeddedEngine(pglite);
    return {
      ...engine,
      async close() {
        await engine.idle();
        await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    const why = whyNotOpened(existsSync(directory) ? directory : dataDir, error);
    throw new StartError(`DATA_DIR: the database in ${directory} cannot be opened: ${why}`, { cause: error });
  }
}
