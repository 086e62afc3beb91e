import type { Browser } from '@playwright/test';

/** A phone's line on a poor day: 1.6 Mbit/s, and 150 ms until anything is answered. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

interface SlowPage {
  readonly url: string;
  /** The token of the learner; null for a guest. */
  readonly token: string | null;
  /** The last question of what is shown. */
  readonly last: number;
}

/** Milliseconds until the last question of a test is on the page, in a browser with an empty cache. */
export async function openOnSlowLine(browser: Browser, { url, token, last }: SlowPage): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    if (token !== null) await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction((id) => document.querySelector(id) !== null, `#question-${last}`, { timeout: 60_000 });
    return await page.evaluate(() => performance.now());
  } finally {
    await context.close();
  }
}
