import { markedUnits, type MarkedUnit } from '../numbering/marked-units.ts';
import type { FullGroup } from '../question-types/group.ts';

/** Where the verdict on a question stands among those of a result, and what it is on; null: there is no such question. */
export function unitOf(
  groups: readonly FullGroup[],
  address: string,
): { readonly unit: MarkedUnit; readonly place: number } | null {
  const units = markedUnits(groups);
  const place = units.findIndex(({ addresses }) => addresses.includes(address));
  const unit = units[place];
  return unit === undefined ? null : { unit, place };
}

/** Whether the verdict on a question is on the same blanks and takes the same numbers in both. */
export function isMarkedTogether(one: readonly FullGroup[], other: readonly FullGroup[], address: string): boolean {
  const [a, b] = [unitOf(one, address)?.unit, unitOf(other, address)?.unit];
  return (
    a !== undefined &&
    b !== undefined &&
    a.addresses.join() === b.addresses.join() &&
    a.numbers.join() === b.numbers.join()
  );
}
