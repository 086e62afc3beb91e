import { fileURLToPath } from 'node:url';
import { run } from '../scripts/steps.ts';
import { installPackages } from './install-packages.ts';
import { chromiumPath, firefoxPath, webkitPrograms } from './programs.ts';

const E2E = fileURLToPath(new URL('../../../apps/e2e', import.meta.url));

/** The reason why an engine cannot run on this machine; null if it can. */
export type Missing = string | null;

/** Finds Chromium, or installs the build of Playwright or else the distribution's package, which needs root. */
export async function ensureChromium(): Promise<Missing> {
  let isPlaywrightBuild = false;
  const missing = await ensure(chromiumPath, async () => {
    console.log('No Chromium found: installing the build of Playwright.');
    isPlaywrightBuild = (await run(['pnpm', 'exec', 'playwright', 'install', 'chromium'], {}, { cwd: E2E })) === 0;
    if (!isPlaywrightBuild) await installPackages('chromium');
  });
  return isPlaywrightBuild ? null : missing;
}

/** Finds Firefox or installs the distribution's package. The build of Playwright is not the Firefox that people use. */
export function ensureFirefox(): Promise<Missing> {
  return ensure(firefoxPath, () => installPackages('firefox-esr'));
}

/** Finds or installs WebKitGTK, its driver, a display, and the decoder of recordings. */
export function ensureWebKit(): Promise<Missing> {
  const decoders = ['gstreamer1.0-plugins-base', 'gstreamer1.0-plugins-good'];
  return ensure(webkitPrograms, () => installPackages('webkit2gtk-driver', 'xvfb', ...decoders));
}

async function ensure(find: () => unknown, install: () => Promise<void>): Promise<Missing> {
  try {
    if (find() === null) await install();
    return find() === null ? 'not found, and could not be installed (CONTRIBUTING.md lists the packages)' : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
