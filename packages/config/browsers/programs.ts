import { existsSync, globSync } from 'node:fs';

/** The Chromium to use: CHROMIUM_PATH, else the system's; null: there is none. @throws when CHROMIUM_PATH names no file. */
export function chromiumPath(): string | null {
  return named('CHROMIUM_PATH') ?? first('/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome');
}

/** The Firefox to use: FIREFOX_PATH, else the system's; null: there is none. @throws when FIREFOX_PATH names no file. */
export function firefoxPath(): string | null {
  return named('FIREFOX_PATH') ?? first('/usr/bin/firefox-esr', '/usr/bin/firefox');
}

/** What it takes to drive WebKitGTK, and to hear a recording in it. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** It has no headless mode. */
  readonly display: string;
}

/** The system's WebKitGTK; null: something is missing. */
export function webkitPrograms(): WebKitPrograms | null {
  const driver = first('/usr/bin/WebKitWebDriver');
  const browser = first('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser');
  const display = first('/usr/bin/Xvfb');
  const recordings = first('/usr/lib{,64}/{*/,}gstreamer-1.0/libgstmpg123.so');
  return driver && browser && display && recordings ? { driver, browser, display } : null;
}

function named(variable: string): string | null {
  const path = process.env[variable];
  if (!path) return null;
  if (!existsSync(path)) throw new Error(`${variable} names no file: ${path}`);
  return path;
}

function first(...places: readonly string[]): string | null {
  return places.flatMap((place) => globSync(place).toSorted())[0] ?? null;
}
