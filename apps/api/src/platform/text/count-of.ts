/** Writes a number with its noun: `1 question`, `12 questions`. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
