import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process, and all that it starts from now on, a temporary folder of their own (`TMPDIR`), which is removed when this
 * process ends. Browsers, displays and sound servers leave files behind, above all those that are killed.
 * @returns the folder.
 */
export function ownTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bandwise-run-'));
  // PostgreSQL and nginx may run as users of their own.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
