import { PGlite } from '@electric-sql/pglite';
import { START_PARAMS } from './start-params.ts';

/** PostgreSQL's last message before it exits. */
const LAST_WORDS = /\b(?:PANIC|FATAL): +(.*)/;

/**
 * Opens PostgreSQL's files in this folder, or makes them. Once open, an exit of PostgreSQL exits the process: PGlite would call the dead
 * engine repeatedly, and a restart recovers all commits.
 * @throws an error with PostgreSQL's last words, or what PGlite throws, when the folder cannot be opened.
 */
export async function openPGlite(dataDir: string): Promise<PGlite> {
  let isOpen = false;
  let lastWords = '';
  const onStderr = (line: string): boolean => {
    const words = LAST_WORDS.exec(line)?.[1];
    if (words !== undefined && isOpen) endProcess(words);
    lastWords = words ?? lastWords;
    return false;
  };
  const pglite = new PGlite({ dataDir, startParams: START_PARAMS, onStderr });
  try {
    await pglite.waitReady;
  } catch (error) {
    throw lastWords === '' ? error : new Error(lastWords, { cause: error });
  }
  isOpen = true;
  return pglite;
}

function endProcess(words: string): never {
  console.error(
    `The embedded database stopped (${words}), so the process stops too. Everything confirmed as saved is stored.`,
  );
  process.exit(1);
}
