import { membersOf } from '../marking/any-order/members.ts';
import { markedUnits, type MarkedUnit } from '../numbering/marked-units.ts';
import type { FullGroup } from '../question-types/group.ts';

/** A unit of marking and the index of its verdict in a result. */
export interface PlacedUnit {
  readonly unit: MarkedUnit;
  readonly place: number;
}

/** The verdict on the question at an address; null: there is no such question. */
export function unitOf(groups: readonly FullGroup[], address: string): PlacedUnit | null {
  const units = markedUnits(groups);
  const place = units.findIndex(({ addresses }) => addresses.includes(address));
  const unit = units[place];
  return unit === undefined ? null : { unit, place };
}

/**
 * The verdicts that depend on the key of a question, in the order of a result: its own, and those of all numbers whose answers may come
 * in any order with its own.
 */
export function unitsMarkedWith(groups: readonly FullGroup[], address: string): readonly PlacedUnit[] {
  const placed = unitOf(groups, address);
  const group = groups[placed?.unit.groupIndex ?? -1];
  if (placed === null || group === undefined) return [];
  const members = new Set(membersOf(group, placed.unit.number).map(({ number }) => String(number)));
  if (!members.has(address)) return [placed];
  return markedUnits(groups).flatMap((unit, place) =>
    unit.groupIndex === placed.unit.groupIndex && members.has(unit.addresses.join()) ? [{ unit, place }] : [],
  );
}

/** Whether the verdicts that the key of a question decides are on the same blanks and take the same numbers in both. */
export function isMarkedTogether(one: readonly FullGroup[], other: readonly FullGroup[], address: string): boolean {
  const [a, b] = [one, other].map((groups) =>
    unitsMarkedWith(groups, address).map(({ unit }) => [unit.addresses, unit.numbers]),
  );
  return a !== undefined && a.length > 0 && JSON.stringify(a) === JSON.stringify(b);
}
