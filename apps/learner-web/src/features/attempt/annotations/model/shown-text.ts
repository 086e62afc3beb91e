const LONGEST = 100;

/** Marked text as an accessible name: on one line and short. */
export function shownText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
}
