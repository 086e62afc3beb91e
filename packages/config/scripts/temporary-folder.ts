import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Sets `TMPDIR` of this process and its later children to a new folder, and removes the folder when this process ends. Browsers, displays
 * and sound servers leave files behind, above all when they are killed.
 * @returns the folder.
 */
export function ownTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bandwise-run-'));
  // PostgreSQL and nginx may run as other users.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
