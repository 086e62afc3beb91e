import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'rolldown';
import delivered, { INPUT } from '../../rolldown.config.ts';
import { APPS, PACKAGE } from '../config/places.ts';

/** Processes that tests start beside those of the product. */
const OF_TESTS = ['testing/faults/crash-process', 'testing/faults/failing-disk-process'];

/**
 * Every program that tests start, joined as the product is for delivery, once for the run: to find and load each file of the source
 * would take more than half of a start.
 * @returns the folder of the programs, each at its path below `src`.
 */
export async function joinPrograms(folder: string): Promise<string> {
  const apps = path.join(folder, 'apps');
  const dir = path.join(apps, 'api');
  await mkdir(dir, { recursive: true });
  // The programs look for these in their package and beside it.
  for (const name of ['package.json', 'node_modules', 'dist', 'content'])
    await symlink(path.join(PACKAGE, name), path.join(dir, name));
  await symlink(path.join(APPS, 'library-docs'), path.join(apps, 'library-docs'));
  await build({
    ...delivered,
    cwd: PACKAGE,
    input: {
      ...INPUT,
      ...Object.fromEntries(OF_TESTS.map((name) => [name, path.join('src', `${name}.ts`)])),
    },
    output: { dir, chunkFileNames: 'chunks/[name]-[hash].js' },
    logLevel: 'silent',
  });
  return dir;
}
