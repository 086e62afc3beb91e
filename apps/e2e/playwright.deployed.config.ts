import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './src/browsers/launch-options.ts';
import { PATIENCE } from './src/patience.ts';

/** Journeys through the example of `deploy/`: nginx, two origins, two API processes, one PostgreSQL. */
export default defineConfig({
  testDir: 'tests-deployed',
  outputDir: 'test-results/deployed',
  globalSetup: './src/deployed/global-setup.ts',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // One worker, because some journeys kill processes and change the configuration of nginx.
  workers: 1,
  grep: process.env['ONLY_MAIN_TESTS'] ? /@main( |$)/ : /./,
  ...PATIENCE.journey,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions,
    ...PATIENCE.action,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
  },
});
