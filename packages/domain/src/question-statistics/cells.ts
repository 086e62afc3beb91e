/** The number of attempts with `marks` for a question and `sum` for all questions. */
export interface Cell {
  readonly marks: number;
  readonly sum: number;
  readonly count: number;
}

/** The number of attempts with this value. */
export interface Counted {
  readonly value: number;
  readonly count: number;
}

/** Σ f(value) × count. */
export function addUp<T extends { readonly count: number }>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((sum, item) => sum + of(item) * item.count, 0);
}

/** Each value once, in ascending order. */
export function countValues<T extends { readonly count: number }>(
  items: readonly T[],
  of: (item: T) => number,
): readonly Counted[] {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(of(item), (counts.get(of(item)) ?? 0) + item.count);
  return [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => one.value - other.value);
}

/**
 * The median of values in ascending order (`countValues`): of an even number of them, the mean of the two in the middle.
 *
 * @returns null when there are none.
 */
export function medianOf(values: readonly Counted[]): number | null {
  const count = addUp(values, () => 1);
  const upper = valueAt(values, Math.floor(count / 2));
  const lower = valueAt(values, Math.ceil(count / 2) - 1);
  return lower === null || upper === null ? null : (lower + upper) / 2;
}

/** Counted from 0. */
function valueAt(values: readonly Counted[], place: number): number | null {
  let passed = 0;
  for (const { value, count } of values) {
    passed += count;
    if (place < passed) return value;
  }
  return null;
}
