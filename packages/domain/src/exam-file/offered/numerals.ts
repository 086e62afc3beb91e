/** The styles of printed lists: A, B, C; i, ii, iii; 1, 2, 3. */
export const NUMERALS = ['letter', 'roman', 'figure'] as const;
export type Numeral = (typeof NUMERALS)[number];

const ROMANS =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv xxv xxvi'.split(' ');
const LETTER_A = 97;

/** Returns the index for a numeral in either case; null: it does not have this style. */
export function placeOfNumeral(style: Numeral, text: string): number | null {
  const lower = text.toLowerCase();
  if (style === 'letter') return /^[a-z]$/.test(lower) ? lower.charCodeAt(0) - LETTER_A : null;
  const at = style === 'roman' ? ROMANS.indexOf(lower) : /^[1-9]\d?$/.test(lower) ? Number(lower) - 1 : -1;
  return at < 0 ? null : at;
}
