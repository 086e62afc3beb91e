const NUMERALS = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const ROMAN = /^[([]?([ivx]{1,5})(?:[.):\]]|(?=\s))\s*(\S.*)$/is;

/** The roman numeral that a line begins with, from 1; null: it begins with none. */
export function readRoman(text: string): { readonly value: number; readonly text: string } | null {
  const match = ROMAN.exec(text);
  const value = romanValue(match?.[1] ?? '');
  return value === null ? null : { value, text: (match?.[2] ?? '').trim() };
}

/** null: no numeral up to twenty. */
export function romanValue(text: string): number | null {
  const index = NUMERALS.indexOf(text.toLowerCase());
  return index === -1 ? null : index + 1;
}

export function romanName(value: number): string {
  return NUMERALS[value - 1] ?? String(value);
}
