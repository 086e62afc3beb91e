/** An abbreviation without its points: `St.`, `U.S.A.`, `Ph.D.`; `example.com` keeps its own. */
export function withoutPoints(word: string): string {
  if (!word.includes('.')) return word;
  if (/^[a-z]+\.$/.test(word)) return word.slice(0, -1);
  return /^(?:[a-z]{1,2}\.)+[a-z]{0,2}$/.test(word) ? word.replaceAll('.', '') : word;
}
