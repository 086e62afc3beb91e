const LONGEST = 100;

/** Marked text as a name: on one line, and not longer than someone listens. */
export function shownText(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1).trimEnd()}…`;
}
