import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that is gone when the process is. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bandwise-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
