import type { Browser } from '@playwright/test';

/** A poor mobile network: 1.6 Mbit/s and a latency of 150 ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

interface SlowPage {
  readonly url: string;
  /** The token of the learner; null for a guest. */
  readonly token: string | null;
  /** The number of the last question on the page. */
  readonly last: number;
}

/** Returns the milliseconds until the page shows the last question of a test, with an empty cache. */
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
