/** The help page for screens by the beginning of their address. The first match wins. */
export type HelpTable = readonly (readonly [beginning: string, page: string])[];

/** The page of the help for an address; null: none in particular. */
export function helpFor(table: HelpTable, pathname: string): string | null {
  const address = pathname.toLowerCase();
  return table.find(([beginning]) => address.startsWith(beginning))?.[1] ?? null;
}
