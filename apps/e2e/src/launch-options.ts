import type { LaunchOptions } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];

/** The browser of all journeys: CHROMIUM_PATH, else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  // Nothing but loopback is needed; the browser's own errands only make noise on a closed network.
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
};
