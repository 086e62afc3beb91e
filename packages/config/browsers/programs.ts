import { globSync } from 'node:fs';
import path from 'node:path';

/** The path of Chromium, from PATH or else from its usual places; null if it is not installed. */
export function chromiumPath(): string | null {
  return firstExisting(
    ...onPath('chromium'),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  );
}

/** The path of Firefox, from PATH or else from its usual places; null if it is not installed. */
export function firefoxPath(): string | null {
  return firstExisting(...onPath('firefox-esr'), '/usr/bin/firefox-esr', '/usr/bin/firefox');
}

/** The programs that journeys in WebKitGTK start. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** An X server, because the browser has no headless mode. */
  readonly display: string;
}

/** The installed programs; null if one of them or the MP3 decoder is missing. */
export function webkitPrograms(): WebKitPrograms | null {
  const driver = firstExisting('/usr/bin/WebKitWebDriver');
  const browser = firstExisting('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser');
  const display = firstExisting('/usr/bin/Xvfb');
  const mp3Decoder = firstExisting('/usr/lib{,64}/{*/,}gstreamer-1.0/libgstmpg123.so');
  return driver && browser && display && mp3Decoder ? { driver, browser, display } : null;
}

/** The paths that a program may have by PATH, in its order. */
export function onPath(program: string): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return folders.map((folder) => path.join(folder, program));
}

function firstExisting(...patterns: readonly string[]): string | null {
  return patterns.flatMap((pattern) => globSync(pattern).toSorted())[0] ?? null;
}
