/** The paths below it are the console's, wherever the console is served. */
const CONSOLE_PATH = /^\/admin(?=\/|$)/i;

type Address = Pick<Location, 'hash' | 'pathname' | 'search'>;

/**
 * Where the console shows what a path of its own names here.
 *
 * @param consoleUrl where the console is served: an absolute address, or a path of this origin.
 * @returns null: the console is served at this origin, whose server answers these paths with it.
 */
export function consoleAddress(consoleUrl: string, origin: string, { pathname, search, hash }: Address): string | null {
  if (new URL(consoleUrl, origin).origin === origin) return null;
  return consoleUrl + pathname.replace(CONSOLE_PATH, '').replace(/^\/$/, '') + search + hash;
}
