import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { reason } from '../errors/reason.ts';
import { StartError } from './start-error.ts';

/**
 * Creates a folder and its parents. Node's own recursive form never returns where the system reports "no such file" for a folder whose
 * parent exists, as below /proc.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
    return;
  }
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it concurrently.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Creates the folder of uploaded files if it is missing, so that its errors appear at the start and not at the first upload.
 */
export function openMediaFolder(dataDir: string): string {
  const folder = path.join(dataDir, 'media');
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw new StartError(`DATA_DIR: uploaded files cannot be stored in ${folder} (${reason(error)})`, { cause: error });
  }
}
