import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site } from './site.ts';

/** Copies the logs of a deployed example before its folder is removed. */
export async function keepLogs({ folder }: Pick<Site, 'folder'>, to: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.log'))) {
    const copy = join(to, file);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(join(folder, file), copy);
  }
}
