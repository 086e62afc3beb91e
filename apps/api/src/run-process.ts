import { inspect } from 'node:util';
import { readConfig, type Config } from './config/config.ts';
import { findUnreadSettings } from './config/unread-settings.ts';
import { StartError } from './config/start-error.ts';
import { nameSources } from './errors/name-sources.ts';

/**
 * Runs a process of this product: an error that the user can fix is one line on the error output, with exit code 1.
 * `doubt` receives a sentence for each variable that looks like a setting and is not read.
 */
export async function runProcess(
  main: (config: Config) => Promise<void>,
  doubt: (text: string) => void = console.error,
): Promise<void> {
  for (const text of findUnreadSettings(process.env)) doubt(text);
  try {
    // pnpm runs a package's script in the package's folder; paths are relative to the user's folder.
    await main(readConfig(process.env, process.env['INIT_CWD'] ?? process.cwd()));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : nameSources(inspect(error)));
    process.exitCode = 1;
    // A partially started component may keep the process alive.
    setTimeout(() => process.exit(1), 1000).unref();
  }
}
