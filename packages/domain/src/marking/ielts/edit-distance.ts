/** Texts with more characters are not compared. */
const MAX_LENGTH = 120;

/** Whether `a` becomes `b` with at most `limit` letters inserted, deleted or replaced. */
export function isWithinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  if (Math.max(a.length, b.length) > MAX_LENGTH) return false;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > limit) return false;
    row = next;
  }
  return (row[b.length] ?? limit + 1) <= limit;
}
