import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './src/browsers/launch-options.ts';
import { PATIENCE } from './src/patience.ts';
import { PRODUCT_URL, startCommand } from './src/product.ts';

/** Whether only the journeys of `pnpm test` run: those tagged `@main`, on a desktop, and those tagged `@main-phone`, on a phone. */
const onlyMain = Boolean(process.env['ONLY_MAIN_TESTS']);

export default defineConfig({
  testDir: 'tests',
  // One folder for each engine, because a run empties its folder when it starts.
  outputDir: 'test-results/chromium',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // One more than the two cores, because workers wait for a quarter of their time.
  workers: 3,
  ...PATIENCE.journey,
  use: {
    baseURL: PRODUCT_URL,
    launchOptions,
    ...PATIENCE.action,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grep: onlyMain ? /@main( |$)/ : /./,
      grepInvert: /@touch/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: onlyMain ? /@main-phone/ : /@phone|@touch/,
      grepInvert: /@desktop-only/,
    },
  ],
  webServer: {
    command: startCommand(),
    url: `${PRODUCT_URL}/api/ready`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
