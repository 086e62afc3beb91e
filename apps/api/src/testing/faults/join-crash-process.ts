import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';
import delivered from '../../../rolldown.config.ts';
import { PACKAGE } from '../../config/places.ts';

interface Program {
  readonly file: string;
  /** Removes it. */
  readonly remove: () => void;
}

/**
 * `crash-process.ts` with what it imports joined as the delivered product is. It is started some tens of times by one file of tests,
 * and to find and load each file of the source would take more than half of each start.
 */
export async function joinCrashProcess(): Promise<Program> {
  // Within the package, where what stays outside is found.
  const dir = mkdtempSync(path.join(PACKAGE, 'node_modules/.crash-process-'));
  await build({
    ...delivered,
    cwd: PACKAGE,
    input: path.join(import.meta.dirname, 'crash-process.ts'),
    output: { dir },
    logLevel: 'silent',
  });
  return { file: path.join(dir, 'crash-process.js'), remove: () => rmSync(dir, { recursive: true, force: true }) };
}
