/** Removes the points of an abbreviation such as `St.`, `U.S.A.` or `Ph.D.`, but not those of `example.com`. */
export function withoutPoints(word: string): string {
  if (!word.includes('.')) return word;
  if (/^[a-z]+\.$/.test(word)) return word.slice(0, -1);
  return /^(?:[a-z]{1,2}\.)+[a-z]{0,2}$/.test(word) ? word.replaceAll('.', '') : word;
}
