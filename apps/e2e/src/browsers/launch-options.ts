import { chromiumPath } from '@bandwise/config/browsers';
import type { LaunchOptions } from '@playwright/test';
import { PLAYWRIGHTS_DISABLED_FEATURES } from './disabled-features.ts';

const executablePath = chromiumPath();

/** The popups of the address bar: each window draws them ahead in a process of their own, which takes a third of opening a page. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The browser of all journeys: the Chromium of PATH or of the system, else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    // Nothing but loopback is needed; the browser's own errands only make noise on a closed network.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium takes the last such list, which would leave out Playwright's.
    `--disable-features=${[...PLAYWRIGHTS_DISABLED_FEATURES, ...ADDRESS_BAR].join(',')}`,
  ],
};
