import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PORT = process.env['E2E_PORT'] ?? '4317';

/** The address of the built product, which is started for the journeys with a new embedded database and the sample content. */
export const PRODUCT_URL = `http://127.0.0.1:${PORT}`;

/** The folder of its mails, because it has no mail server. */
export const outboxFolder = () => join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');

/** The built program of `pnpm start`. */
export const MAIN = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));

export function startCommand(): string {
  // Workers load this file too, but only the first process starts the product.
  const dataDir = process.env['E2E_DATA_DIR'] ?? makeDataDir();
  process.env['E2E_DATA_DIR'] = dataDir;
  const env = { PORT, DATA_DIR: dataDir, LOG_LEVEL: 'warn', DATABASE_URL: '', SMTP_URL: '' };
  return [...Object.entries(env).map(([name, value]) => `${name}='${value}'`), 'exec', 'node', MAIN].join(' ');
}

/** Makes a folder that is removed when this process ends, because during a `globalTeardown` the product still runs. */
function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bandwise-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
