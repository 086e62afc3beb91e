import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Folders that are named by their time: 2026-11-23T082550Z. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

/** The backups in a folder that are named by their time, the oldest first. */
export async function backupsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .map((name) => path.join(folder, name));
}

/** The place of a backup of this moment. */
export function nextIn(folder: string, now: Date): string {
  return path.join(folder, now.toISOString().replace(/:|\.\d+/g, ''));
}

/** Removes all but the newest. @returns how many were removed. */
export async function keepNewest(folder: string, count: number): Promise<number> {
  const old = (await backupsIn(folder)).slice(0, -count);
  for (const backup of old) await rm(backup, { recursive: true, force: true });
  return old.length;
}
