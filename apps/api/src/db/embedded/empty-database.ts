import { cpSync, existsSync } from 'node:fs';
import { chmod, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PACKAGE } from '../../config/places.ts';
import { openPGlite } from './open-pglite.ts';

/** The build writes it beside the built code. */
const BUILT = path.join(PACKAGE, 'dist/empty-database');

/** Creates a database without tables by the embedded engine. */
export async function makeEmptyDatabase(folder = BUILT): Promise<void> {
  const unfinished = await clear(`${folder}.new`);
  const pglite = await openPGlite(unfinished);
  await pglite.close();
  await letAllRead(unfinished);
  await rename(unfinished, await clear(folder));
}

/**
 * Copies the build's empty database to a missing folder, atomically: the engine takes two seconds to create one. In an existing empty
 * folder (which may be a mounted disk), and without a build, the engine creates it.
 */
export async function copyEmptyDatabase(folder: string, built = BUILT): Promise<void> {
  if (!existsSync(built) || existsSync(folder)) return;
  const unfinished = await clear(`${folder}.new`);
  try {
    // Synchronous, because no other work waits yet and the asynchronous `cp` takes fourteen times as long.
    cpSync(built, unfinished, { recursive: true });
    await chmod(unfinished, 0o700);
    await rename(unfinished, folder);
  } catch (error) {
    await clear(unfinished);
    throw error;
  }
}

/** The user who builds a release is not the one who runs it, and the engine creates some files for its owner only. */
async function letAllRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

async function clear(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  return folder;
}
