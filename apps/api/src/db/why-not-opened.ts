import { accessSync, constants, statfsSync } from 'node:fs';
import { reason } from '../errors/reason.ts';

/** The disk counts as full with less free space: an empty embedded database takes about 40 MB. */
const FULL = 50_000_000;

/** The message for a folder that the embedded database could not open, because the engine's own message is about internals. */
export function whyNotOpened(directory: string, error: unknown): string {
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize < FULL) return 'its disk is full';
  } catch (refusal) {
    return reason(refusal);
  }
  return `its files are damaged, incomplete or another version's (${reason(error)}). Restore a backup`;
}
