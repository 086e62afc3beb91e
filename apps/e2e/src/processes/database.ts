import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../../api/src/testing/postgres-process.ts', import.meta.url));

/**
 * Starts a PostgreSQL with an empty database, or creates one on the server in TEST_DATABASE_URL. `env` is added to the environment of
 * the script, which lists its variables.
 */
export async function startDatabase(
  env: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--conditions=@bandwise/source', SCRIPT], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    // In its own process group, because Ctrl+C would end it before the processes that use it.
    detached: true,
  });
  const ended = once(child, 'close');
  const [line] = await Promise.race([once(child.stdout, 'data'), ended]);
  if (!Buffer.isBuffer(line)) throw new Error('No database for the deployed example: what it said is above.');
  return {
    url: line.toString().trim(),
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
