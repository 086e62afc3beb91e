import type { Place, TextSpan } from './annotations.ts';

/**
 * Finds a place in a text that may have changed around it; null if its words no longer occur. Prefers equal preceding words, then the
 * nearest position.
 */
export function locate(text: string, place: Place): TextSpan | null {
  if (isThere(text, place)) return { start: place.start, end: place.end };
  let best: { start: number; likeness: number } | null = null;
  for (let start = text.indexOf(place.text); start !== -1; start = text.indexOf(place.text, start + 1)) {
    const likeness =
      commonEnding(text.slice(0, start), place.before) - Math.abs(start - place.start) / (text.length + 1);
    if (best === null || likeness > best.likeness) best = { start, likeness };
  }
  return best === null ? null : { start: best.start, end: best.start + place.text.length };
}

function isThere(text: string, { start, end, text: words, before }: Place): boolean {
  return text.slice(start, end) === words && text.slice(0, start).endsWith(before);
}

/** The length of the common suffix of two texts. */
function commonEnding(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}
