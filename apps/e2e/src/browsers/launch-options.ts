import { chromiumPath } from '@bandwise/config/browsers';
import type { LaunchOptions } from '@playwright/test';
import { PLAYWRIGHTS_DISABLED_FEATURES } from './disabled-features.ts';

const executablePath = chromiumPath();

/**
 * The popups of the address bar. Each window renders them in advance in a separate process, which takes a third of the time to open a page.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The browser of all journeys: the system's Chromium, or else the build of Playwright. */
export const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Journeys need only loopback. Other requests of the browser would fail on a closed network.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium uses only the last list of disabled features, so this one includes Playwright's.
    `--disable-features=${[...PLAYWRIGHTS_DISABLED_FEATURES, ...ADDRESS_BAR].join(',')}`,
  ],
};
