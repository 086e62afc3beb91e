import { fileURLToPath } from 'node:url';
import { run } from '../scripts/steps.ts';
import { installPackages } from './install-packages.ts';
import { chromiumPath, firefoxPath, webkitPrograms } from './programs.ts';

const E2E = fileURLToPath(new URL('../../../apps/e2e', import.meta.url));

/** Why an engine can't be tried on this machine; null: it can. */
export type Missing = string | null;

/** The system's Chromium, else Playwright's own, else the distribution's package (which needs root). */
export async function ensureChromium(): Promise<Missing> {
  let isPlaywrights = false;
  const missing = await ensure(chromiumPath, async () => {
    console.log('No Chromium here: asking Playwright for its own.');
    isPlaywrights = (await run(['pnpm', 'exec', 'playwright', 'install', 'chromium'], {}, { cwd: E2E })) === 0;
    if (!isPlaywrights) await installPackages('chromium');
  });
  return isPlaywrights ? null : missing;
}

/** The system's Firefox, else the distribution's package: Playwright's own is not the one that people have. */
export function ensureFirefox(): Promise<Missing> {
  return ensure(firefoxPath, () => installPackages('firefox-esr'));
}

/** WebKitGTK, its driver, a display, and what plays recordings. */
export function ensureWebKit(): Promise<Missing> {
  const sound = ['gstreamer1.0-plugins-base', 'gstreamer1.0-plugins-good'];
  return ensure(webkitPrograms, () => installPackages('webkit2gtk-driver', 'xvfb', ...sound));
}

async function ensure(look: () => unknown, install: () => Promise<void>): Promise<Missing> {
  try {
    if (look() === null) await install();
    return look() === null ? 'it is not here and could not be installed (CONTRIBUTING.md says what it needs)' : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
