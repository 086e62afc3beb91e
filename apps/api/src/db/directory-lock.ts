import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../config/make-folder.ts';
import { StartError } from '../config/start-error.ts';
import { reason } from '../errors/reason.ts';

/**
 * Keeps a second process out of a directory; the embedded database does not do so itself, and two of them on one
 * directory diverge silently. The lock is the operating system's, held through an open SQLite file: it goes when the
 * process does, however it ends, so a restart after a kill neither waits nor guesses whether a process id is stale.
 * @returns the function that lets go.
 */
export function lockDirectory(directory: string): () => void {
  try {
    makeFolder(directory);
  } catch (error) {
    throw new StartError(`DATA_DIR: ${directory} cannot be created (${reason(error)})`, { cause: error });
  }
  let database: DatabaseSync | undefined;
  try {
    // A lock that may only be read would open all the same, and lock nothing.
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    database = new DatabaseSync(path.join(directory, 'lock'), { timeout: 0 });
    database.exec('begin exclusive');
  } catch (error) {
    database?.close();
    if (reason(error).includes('locked'))
      throw new StartError(`DATA_DIR: ${directory} is in use by another running process`, { cause: error });
    throw new StartError(`DATA_DIR: ${directory} cannot be written (${reason(error)})`, { cause: error });
  }
  const lockDatabase = database;
  return () => lockDatabase.close();
}
