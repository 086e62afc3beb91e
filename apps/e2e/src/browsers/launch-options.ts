import { chromiumPath, chromiumShellPath } from '@bandwise/config/browsers';
import type { LaunchOptions } from '@playwright/test';

// Nothing but loopback is needed; the browser's own errands only make noise on a closed network.
const ARGS = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

const optionsFor = (executablePath: string | null): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: ARGS,
});

/** The browser that is measured and pictured: CHROMIUM_PATH, else the system's Chromium, else Playwright's own. */
export const launchOptions = optionsFor(chromiumPath());

/** The browser of all journeys: CHROMIUM_PATH, else the system's Chromium without its own windows, else the above. */
export const journeyOptions = optionsFor(chromiumShellPath() ?? chromiumPath());
