import './engine.ts';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** An empty folder that is gone when the run is. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(inject('engine').folder, 'folder-'));
}

/**
 * Where the processes that tests start keep what Node compiled: to compile all of the source takes longer than all else they do.
 */
export function compileCache(): string {
  return path.join(inject('engine').folder, 'compiled');
}
