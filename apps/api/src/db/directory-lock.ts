import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../config/make-folder.ts';
import { StartError } from '../config/start-error.ts';
import { reason } from '../errors/reason.ts';

/**
 * Locks a directory against a second process: the embedded database has no such lock, and two processes on one directory diverge silently.
 * The lock is the operating system's, through an open SQLite file: it ends with the process, even after a kill, so no process id can be
 * stale. @returns a function that releases it.
 */
export function lockDirectory(directory: string): () => void {
  try {
    makeFolder(directory);
  } catch (error) {
    throw new StartError(`DATA_DIR: ${directory} cannot be created (${reason(error)})`, { cause: error });
  }
  let database: DatabaseSync | undefined;
  try {
    // A read-only file would open, too, and lock nothing.
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    database = new DatabaseSync(path.join(directory, 'lock'), { timeout: 0 });
    database.exec('begin exclusive');
  } catch (error) {
    database?.close();
    if (reason(error).includes('locked'))
      throw new StartError(`DATA_DIR: ${directory} is in use by another running process. Stop the server first`, {
        cause: error,
      });
    throw new StartError(`DATA_DIR: ${directory} cannot be written to (${reason(error)})`, { cause: error });
  }
  const lockDatabase = database;
  return () => lockDatabase.close();
}
