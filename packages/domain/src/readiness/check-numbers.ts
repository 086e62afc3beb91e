import type { FullGroup } from '../exam-file/types.ts';
import { numberSlots, type NumberSlot } from '../numbering/marked-units.ts';
import { isOwnRange, readRangePrefix } from '../numbering/range-prefix.ts';
import { rangeLabel } from '../numbering/range-label.ts';
import type { Finding } from './finding.ts';

/** Numbers that are used twice or left out, and number ranges that a question text gets wrong. */
export function checkNumbers(groups: readonly FullGroup[]): readonly Finding[] {
  const slots = numberSlots(groups);
  return [...duplicates(slots), ...gaps(slots), ...slots.flatMap((slot) => checkRange(slot, groups))];
}

function duplicates(slots: readonly NumberSlot[]): readonly Finding[] {
  const seen = new Set<number>();
  return slots.flatMap((slot) => {
    const repeated = slot.numbers.filter((number) => seen.has(number));
    for (const number of slot.numbers) seen.add(number);
    if (new Set(slot.addresses).size < slot.addresses.length) repeated.push(slot.number);
    return repeated.slice(0, 1).map((number) => ({
      code: 'number_duplicate' as const,
      severity: 'error' as const,
      where: place(slot, number),
      message: `Number ${number} is used twice`,
    }));
  });
}

function gaps(slots: readonly NumberSlot[]): readonly Finding[] {
  const used = [...new Set(slots.flatMap((slot) => slot.numbers))].sort((a, b) => a - b);
  return used.flatMap((number, index) => {
    const before = used[index - 1];
    if (before === undefined || number === before + 1) return [];
    const isOne = number === before + 2;
    const label = rangeLabel([before + 1, number - 1]);
    return {
      code: 'number_missing' as const,
      severity: 'error' as const,
      where: { address: String(before + 1) },
      message: isOne ? `Number ${label} is missing` : `Numbers ${label} are missing`,
    };
  });
}

function checkRange(slot: NumberSlot, groups: readonly FullGroup[]): readonly Finding[] {
  const index = slot.questionIndexes[0];
  const question = index === undefined ? undefined : groups[slot.groupIndex]?.questions[index];
  const prefix = readRangePrefix(question?.question ?? '');
  if (prefix === null || prefix.first !== slot.number || isOwnRange(prefix, slot.numbers)) return [];
  const named = rangeLabel([prefix.first, prefix.last]);
  const taken = rangeLabel(slot.numbers);
  return [
    {
      code: 'range_mismatch',
      severity: 'warning',
      where: place(slot, slot.number),
      message: `The text of question ${slot.number} names ${named}, but its key takes ${taken}`,
    },
  ];
}

function place(slot: NumberSlot, number: number): Finding['where'] {
  return {
    group: slot.groupIndex,
    question: slot.questionIndexes[0] ?? 0,
    field: 'number',
    address: String(number),
  };
}
