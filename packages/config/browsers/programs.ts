import { globSync } from 'node:fs';
import path from 'node:path';

/** The Chromium to use: of PATH, else the system's; null: there is none. */
export function chromiumPath(): string | null {
  return first(...onPath('chromium'), '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome');
}

/** The Firefox to use: of PATH, else the system's; null: there is none. */
export function firefoxPath(): string | null {
  return first(...onPath('firefox-esr'), '/usr/bin/firefox-esr', '/usr/bin/firefox');
}

/** The programs that drive WebKitGTK and play recordings in it. */
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

/** Where a program may be by PATH. A folder that is put first there decides which one is used. */
export function onPath(program: string): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, program));
}

function first(...places: readonly string[]): string | null {
  return places.flatMap((place) => globSync(place).toSorted())[0] ?? null;
}
