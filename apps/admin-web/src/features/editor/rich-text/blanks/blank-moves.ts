import { markersIn } from './markers.ts';

/** Returns the new number of each blank, called in the order of the text; null removes it. */
export type BlankMoves = (blank: string) => string | null;

/** The moves of blanks between two texts that are otherwise equal; null for different texts. */
export function blankMoves(before: string, after: string): BlankMoves | null {
  const old = readText(before);
  const next = readText(after);
  if (old.words !== next.words) return null;
  const targets = new Map<string, (string | null)[]>();
  let foundCount = 0;
  for (const [at, blanks] of old.blanks) {
    const moved = next.blanks.get(at) ?? [];
    if (moved.length > blanks.length) return null;
    foundCount += moved.length;
    for (const [index, blank] of blanks.entries())
      targets.set(blank, [...(targets.get(blank) ?? []), moved[index] ?? null]);
  }
  if (foundCount < [...next.blanks.values()].flat().length) return null;
  return (blank) => {
    const left = targets.get(blank);
    if (left === undefined) return blank;
    return (left.length > 1 ? left.shift() : left[0]) ?? null;
  };
}

/** The text without its markers, and the markers by position. */
function readText(html: string) {
  const blanks = new Map<number, string[]>();
  let words = '';
  let end = 0;
  for (const { from, to, blank } of markersIn(html)) {
    words += html.slice(end, from);
    blanks.set(words.length, [...(blanks.get(words.length) ?? []), blank]);
    end = to;
  }
  return { words: words + html.slice(end), blanks };
}
