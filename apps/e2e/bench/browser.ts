import { chromiumPath } from '@bandwise/config/browsers';
import { ensureChromium } from '@bandwise/config/ensure-browsers';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../src/browsers/launch-options.ts';

/** Finds or installs Chromium, as the test command does. */
async function findBrowser(): Promise<string> {
  const missing = await ensureChromium();
  if (missing !== null) throw new Error(`No Chromium: ${missing}`);
  return chromiumPath() ?? chromium.executablePath();
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...launchOptions, executablePath: await findBrowser() });
}
