import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './steps.ts';

type Browser = { found: true; executablePath: string | null } | { found: false; reason: string };

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const E2E = fileURLToPath(new URL('../../../apps/e2e', import.meta.url));

/** The system's Chromium, else Playwright's own, else the distribution's package (which needs root). */
export async function ensureBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named)
    return existsSync(named) ? found(named) : { found: false, reason: `CHROMIUM_PATH names no file: ${named}` };
  const system = installed();
  if (system) return found(system);

  console.log('No Chromium here: asking Playwright for its own.');
  if ((await run(['pnpm', 'exec', 'playwright', 'install', 'chromium'], {}, E2E)) === 0) return found(null);

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("Playwright's could not be had: installing the distribution's package.");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run(['apt-get', 'update', '-qq'], env);
    await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
    const packaged = installed();
    if (packaged) return found(packaged);
  }
  return { found: false, reason: 'no Chromium could be found or installed; set CHROMIUM_PATH to one' };
}

function installed(): string | null {
  return SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? null;
}

function found(executablePath: string | null): Browser {
  return { found: true, executablePath };
}
