import { chromiumPath } from '@bandwise/config/browsers';
import { ensureChromium } from '@bandwise/config/ensure-browsers';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../src/browsers/launch-options.ts';

/** The program of the Chromium that the test command would use; where there is none, it is installed as it would be there. */
async function findBrowser(): Promise<string> {
  const missing = await ensureChromium();
  if (missing !== null) throw new Error(`No Chromium: ${missing}`);
  return chromiumPath() ?? chromium.executablePath();
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...launchOptions, executablePath: await findBrowser() });
}
