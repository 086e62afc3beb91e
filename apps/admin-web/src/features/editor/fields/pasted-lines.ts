/** Before a text: `A.`, `B)`, `(C)`, `D:`, `E` and a space or a tab. */
const LABEL = /^\(?([A-Za-z])(?:[.):]\s*|\t+| +)(?=\S)/;
const SURE_LABEL = /^\(?[A-Za-z][.):]\s*\S/;
const BULLET = /^[•●▪◦·*–-]\s+(?=\S)/;

/**
 * The texts that several pasted lines hold, one each. Letters that count on from line to line (`A.`, `B)`) are taken off, and a
 * line without one then goes on with the text before it; so are the signs of a list. Everything else stays as it is.
 */
export function pastedLines(text: string): readonly string[] {
  const lines = text
    .split(/\r\n?|\n|\u2028/)
    .map((line) => line.replaceAll('\u00A0', ' ').trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return lines;
  if (lines.every((line) => BULLET.test(line))) return lines.map((line) => line.replace(BULLET, ''));
  return withoutLetters(lines) ?? lines;
}

/** null: the first letters of the lines are words of their own, such as “A heron” above “A river”. */
function withoutLetters(lines: readonly string[]): readonly string[] | null {
  const texts: string[] = [];
  let last: number | null = null;
  for (const line of lines) {
    const letter = LABEL.exec(line)?.[1];
    const place = letter?.codePointAt(0) ?? null;
    if (place !== null && (last === null || place === last + 1)) {
      texts.push(line.replace(LABEL, ''));
      last = place;
    } else if (last === null || SURE_LABEL.test(line)) return null;
    else texts.push(`${texts.pop() ?? ''} ${line}`);
  }
  return texts.length > 1 ? texts : null;
}
