/** `pnpm dev` runs the API and both web apps from source, and restarts or reloads each when its files change. */
import { resolve } from 'node:path';
import { DEV_PORTS } from '../vite/dev-server.ts';
import { run } from './steps.ts';

process.exitCode = await run(['turbo', 'run', 'dev'], {
  DO_NOT_TRACK: '1',
  // The data folder of `pnpm start`, although the API starts in its own folder.
  DATA_DIR: resolve(process.env['DATA_DIR'] || '.data'),
  // Vite serves the apps. The API writes these addresses into its log and into mails.
  SERVE_WEB: 'off',
  LEARNER_WEB_URL: `http://localhost:${DEV_PORTS.learner}`,
  ADMIN_WEB_URL: `http://localhost:${DEV_PORTS.console}/admin`,
});
