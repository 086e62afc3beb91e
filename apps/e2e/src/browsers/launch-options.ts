import { chromiumPath } from '@bandwise/config/browsers';
import type { LaunchOptions } from '@playwright/test';

const executablePath = chromiumPath();

/** The browser of all journeys: CHROMIUM_PATH, else the system's Chromium, else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  // Nothing but loopback is needed; the browser's own errands only make noise on a closed network.
  args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
};
