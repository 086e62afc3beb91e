/**
 * How many words a text has: what stands between white space. Empty text has 0.
 *
 * @example wordCount('a mother-in-law ') // 2
 */
export function wordCount(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length;
}
