import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { webkitPrograms } from '@bandwise/config/browsers';
import { connect } from '../api.ts';
import { PRODUCT_URL } from '../product.ts';
import { test as base } from '../test.ts';
import { startWebKit, type WebKit } from './driver.ts';
import { Tab } from './tab.ts';

interface Fixtures {
  /** A page in a new browser. */
  readonly tab: Tab;
  /** Signs in without the sign-in screen, which has its own journeys. */
  readonly signInTo: (tab: Tab, account: { email: string; password: string }, at?: string) => Promise<void>;
}

export const test = base.extend<Fixtures, { readonly webkit: WebKit }>({
  webkit: [
    async ({}, use) => {
      const programs = webkitPrograms();
      if (!programs) throw new Error('WebKitGTK is not here whole: CONTRIBUTING.md says what it needs');
      const webkit = await startWebKit(programs);
      try {
        await use(webkit);
      } finally {
        await webkit.stop();
      }
    },
    { scope: 'worker' },
  ],
  tab: async ({ webkit }, use, info) => {
    const driver = await webkit.open();
    try {
      await use(new Tab(driver, PRODUCT_URL));
      if (info.status !== info.expectedStatus) {
        const path = info.outputPath('screen.png');
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, await driver.takeScreenshot(), 'base64');
        info.attachments.push({ name: 'screen', path, contentType: 'image/png' });
      }
    } finally {
      // The driver has one session at a time, so a session that stays open would block the next test.
      await driver.quit();
    }
  },
  signInTo: async ({}, use) => {
    await use(async (tab, account, at = PRODUCT_URL) => {
      const token = await connect(at).signIn(account);
      await tab.goto(`${at}/login`);
      await tab.driver.executeScript("localStorage.setItem('auth_token', arguments[0])", token);
    });
  },
});

export { expect } from '@playwright/test';
