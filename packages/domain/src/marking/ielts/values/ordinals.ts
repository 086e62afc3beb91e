const ORDINAL = /^(\d{1,6})(st|nd|rd|th)$/;
const ANY_ORDINAL = /\b(\d{1,6})(?:st|nd|rd|th)\b/g;

/** Returns the number of an ordinal such as `21st`; null for `21th` and all other tokens. */
export function readOrdinal(token: string): number | null {
  const match = ORDINAL.exec(token);
  if (match === null) return null;
  const value = Number(match[1]);
  return suffixOf(value) === match[2] ? value : null;
}

/** Corrects the endings of ordinals in figures, to find out whether one was misspelt. */
export function mendOrdinals(text: string): string {
  if (!/\d/.test(text)) return text;
  return text.replace(ANY_ORDINAL, (_, figure: string) => figure + suffixOf(Number(figure)));
}

function suffixOf(value: number): string {
  const isTeen = value % 100 >= 11 && value % 100 <= 13;
  return isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
}
