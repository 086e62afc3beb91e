import { firstNumber, lastNumber, markedUnits, type DeliveryGroup } from '@bandwise/domain';

export interface Neighbours {
  readonly previous: number | null;
  readonly next: number | null;
}

export type Step = keyof Neighbours;

/** The numbers before and after the current one; null at the ends. */
export function neighboursOf(numbers: readonly number[], current: number | null): Neighbours {
  if (current === null) return { previous: null, next: numbers[0] ?? null };
  const previous = numbers[numbers.filter((number) => number < current).length - 1] ?? null;
  const next = numbers.find((number) => number > current) ?? null;
  return { previous, next };
}

/** Every question number, ascending. */
export function questionNumbers(groups: readonly DeliveryGroup[]): readonly number[] {
  return markedUnits(groups)
    .flatMap((unit) => unit.numbers)
    .sort((a, b) => a - b);
}

/** Numbers between the first and the last that no group holds: an authoring fault that the screen names. */
export function missingNumbers(groups: readonly DeliveryGroup[]): readonly number[] {
  const first = firstNumber(groups);
  const last = lastNumber(groups);
  if (first === null || last === null) return [];
  const numbers = new Set(questionNumbers(groups));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((number) => !numbers.has(number));
}
