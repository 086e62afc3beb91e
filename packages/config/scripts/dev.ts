/** `pnpm dev`: the API and both web apps from source, each started again or reloaded when its files change. */
import { resolve } from 'node:path';
import { DEV_PORTS } from '../vite/dev-server.ts';
import { run } from './steps.ts';

process.exitCode = await run(['turbo', 'run', 'dev'], {
  DO_NOT_TRACK: '1',
  // The data folder of `pnpm start`, although the API starts in its own folder.
  DATA_DIR: resolve(process.env['DATA_DIR'] || '.data'),
  // The apps are served by Vite, and that is what the API names when it starts and in mails.
  SERVE_WEB: 'off',
  LEARNER_WEB_URL: `http://localhost:${DEV_PORTS.learner}`,
  ADMIN_WEB_URL: `http://localhost:${DEV_PORTS.console}/admin`,
});
