import type { TextSpan } from './annotations.ts';

/** Trims white space from a span; null if nothing remains. */
export function trimSpan(text: string, { start, end }: TextSpan): TextSpan | null {
  const words = text.slice(start, end);
  const length = words.trim().length;
  if (length === 0) return null;
  const trimmedStart = start + words.length - words.trimStart().length;
  return { start: trimmedStart, end: trimmedStart + length };
}

/** The separate ranges that at least `depth` spans cover, in order. */
export function coveredBy(spans: readonly TextSpan[], depth: number): TextSpan[] {
  const edges = spans
    .flatMap(({ start, end }) => [
      { at: start, step: 1 },
      { at: end, step: -1 },
    ])
    .sort((one, other) => one.at - other.at);
  const covered: TextSpan[] = [];
  let open = 0;
  let start: number | null = null;
  for (const [index, { at, step }] of edges.entries()) {
    open += step;
    // Adjacent spans form one range.
    if (edges[index + 1]?.at === at) continue;
    if (open >= depth) start ??= at;
    else if (start !== null) {
      covered.push({ start, end: at });
      start = null;
    }
  }
  return covered;
}

/** The innermost of overlapping spans: the shortest, of equals the last. */
export function innermost<T extends TextSpan>(spans: readonly T[]): T | null {
  return spans.reduce<T | null>((best, span) => (best === null || length(span) <= length(best) ? span : best), null);
}

const length = ({ start, end }: TextSpan) => end - start;
