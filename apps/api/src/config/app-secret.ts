import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reason } from '../errors/reason.ts';
import { makeFolder } from './make-folder.ts';
import { StartError } from './start-error.ts';

/**
 * The secret that signs grants: configured, or created at the first start and stored in the data directory, so that grants survive a
 * restart.
 */
export async function loadAppSecret(config: { appSecret: string | null; dataDir: string }): Promise<string> {
  if (config.appSecret) return config.appSecret;
  const file = path.join(config.dataDir, 'app-secret');
  try {
    makeFolder(config.dataDir);
    // `wx` fails when the file exists: of two processes that start together, both then read the first one's.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting);
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartError(`DATA_DIR: the application secret cannot be saved in ${file} (${reason(error)})`, {
      cause: error,
    });
  }
}

function ignoreExisting(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
  throw error;
}
