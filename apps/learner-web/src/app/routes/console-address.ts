/** All paths that start with it belong to the console. */
const CONSOLE_PATH = /^\/admin(?=\/|$)/i;

type Address = Pick<Location, 'hash' | 'pathname' | 'search'>;

/**
 * Returns the console's address for a path of this app that belongs to the console.
 *
 * @param consoleUrl where the console is served: an absolute address, or a path of this origin.
 * @returns null: the console is served at this origin, whose server answers these paths with it.
 */
export function consoleAddress(consoleUrl: string, origin: string, { pathname, search, hash }: Address): string | null {
  if (new URL(consoleUrl, origin).origin === origin) return null;
  return consoleUrl + pathname.replace(CONSOLE_PATH, '').replace(/^\/$/, '') + search + hash;
}
