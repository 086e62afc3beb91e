import { cpSync, existsSync } from 'node:fs';
import { chmod, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PACKAGE } from '../../config/places.ts';
import { openPGlite } from './open-pglite.ts';

/** Where the build leaves one, beside the built code. */
const BUILT = path.join(PACKAGE, 'dist/empty-database');

/** Has the embedded engine make a database without any tables. */
export async function makeEmptyDatabase(folder = BUILT): Promise<void> {
  const unfinished = await clear(`${folder}.new`);
  const pglite = await openPGlite(unfinished);
  await pglite.close();
  await letAllRead(unfinished);
  await rename(unfinished, await clear(folder));
}

/**
 * Puts a copy of the build's empty database where no folder is yet, whole or not at all: to make one takes the engine two seconds. In a folder
 * that is there, if an empty one (it may be a disk of its own), and without a build, the engine makes its own.
 */
export async function copyEmptyDatabase(folder: string, built = BUILT): Promise<void> {
  if (!existsSync(built) || existsSync(folder)) return;
  const unfinished = await clear(`${folder}.new`);
  try {
    // Nobody waits for anything else yet, and the asynchronous `cp` takes fourteen times as long.
    cpSync(built, unfinished, { recursive: true });
    await chmod(unfinished, 0o700);
    await rename(unfinished, folder);
  } catch (error) {
    await clear(unfinished);
    throw error;
  }
}

/** Whoever builds a release is not who runs it. The engine has modes of its own, some for its owner alone, others for everyone. */
async function letAllRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

async function clear(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  return folder;
}
