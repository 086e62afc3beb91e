/**
 * Names the numbers a question takes: `21` or, with an en dash, `21–22`; empty for none.
 *
 * @example
 * ```ts
 * import { rangeLabel } from '@bandwise/domain';
 *
 * rangeLabel([21, 22]); // => '21–22'
 * ```
 */
export function rangeLabel(numbers: readonly number[]): string {
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return '';
  return first === last ? String(first) : `${first}–${last}`;
}
