/** Splits a text where the pattern, which has the flag `g`, matches outside brackets. */
export function splitOutside(text: string, pattern: RegExp): readonly string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  let counted = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    for (; counted < index; counted += 1) {
      if (text.charAt(counted) === '(') depth += 1;
      else if (text.charAt(counted) === ')') depth = Math.max(0, depth - 1);
    }
    if (depth > 0) continue;
    pieces.push(text.slice(start, index));
    start = index + match.length;
  }
  pieces.push(text.slice(start));
  return pieces;
}

/** Changes the content of each pair of brackets; empty pairs are removed. */
export function mapBrackets(text: string, change: (content: string) => string): string {
  return text.replace(/\(([^()]*)\)/g, (whole, content: string) => {
    const changed = change(content);
    if (changed === content) return whole;
    return changed.trim() === '' ? '' : `(${changed})`;
  });
}
