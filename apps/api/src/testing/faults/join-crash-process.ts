import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';
import delivered from '../../../rolldown.config.ts';
import { PACKAGE } from '../../config/places.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let joined: Promise<string> | undefined;

/**
 * `crash-process.ts` with what it imports joined as the delivered product is: once for all files of a test worker. It is started some
 * tens of times by each, and to find and load each file of the source would take more than half of each start.
 * @returns the joined file.
 */
export function joinCrashProcess(): Promise<string> {
  joined ??= join();
  return joined;
}

async function join(): Promise<string> {
  const dir = temporaryFolder();
  // The files that it reads from its package: the type of its modules, external packages, and the empty database.
  for (const name of ['package.json', 'node_modules', 'dist'])
    symlinkSync(path.join(PACKAGE, name), path.join(dir, name));
  await build({
    ...delivered,
    cwd: PACKAGE,
    input: path.join(import.meta.dirname, 'crash-process.ts'),
    output: { dir },
    logLevel: 'silent',
  });
  return path.join(dir, 'crash-process.js');
}
