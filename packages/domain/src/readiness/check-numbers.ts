import type { FullGroup } from '../question-types/group.ts';
import { markedUnits, type MarkedUnit } from '../numbering/marked-units.ts';
import { isOwnRange, readRangePrefix } from '../numbering/range-prefix.ts';
import { rangeLabel } from '../numbering/range-label.ts';
import type { Finding } from './finding.ts';

/** Finds question numbers that are used twice or missing, and wrong number ranges in question texts. */
export function checkNumbers(groups: readonly FullGroup[]): readonly Finding[] {
  const units = markedUnits(groups);
  return [...duplicates(units), ...missingNumbers(units), ...units.flatMap((unit) => checkRange(unit, groups))];
}

function duplicates(units: readonly MarkedUnit[]): readonly Finding[] {
  const seen = new Set<number>();
  return units.flatMap((unit) => {
    const repeated = unit.numbers.filter((number) => seen.has(number));
    for (const number of unit.numbers) seen.add(number);
    if (new Set(unit.addresses).size < unit.addresses.length) repeated.push(unit.number);
    return repeated.slice(0, 1).map((number) => ({
      code: 'number_duplicate' as const,
      severity: 'error' as const,
      where: place(unit, number),
      message: `Question number ${number} is used twice`,
    }));
  });
}

function missingNumbers(units: readonly MarkedUnit[]): readonly Finding[] {
  const used = [...new Set(units.flatMap((unit) => unit.numbers))].sort((a, b) => a - b);
  return used.flatMap((number, index) => {
    const before = used[index - 1];
    if (before === undefined || number === before + 1) return [];
    const isOne = number === before + 2;
    const label = rangeLabel([before + 1, number - 1]);
    return {
      code: 'number_missing' as const,
      severity: 'error' as const,
      where: { address: String(before + 1) },
      message: isOne ? `Question number ${label} is missing` : `Question numbers ${label} are missing`,
    };
  });
}

function checkRange(unit: MarkedUnit, groups: readonly FullGroup[]): readonly Finding[] {
  const index = unit.questionIndexes[0];
  const question = index === undefined ? undefined : groups[unit.groupIndex]?.questions[index];
  const prefix = readRangePrefix(question?.question ?? '');
  if (prefix === null || prefix.first !== unit.number || isOwnRange(prefix, unit.numbers)) return [];
  const named = rangeLabel([prefix.first, prefix.last]);
  const usedRange = rangeLabel(unit.numbers);
  return [
    {
      code: 'range_mismatch',
      severity: 'warning',
      where: place(unit, unit.number),
      message: `The text of question ${unit.number} says ${named}, but its answers use ${usedRange}`,
    },
  ];
}

function place(unit: MarkedUnit, number: number): Finding['where'] {
  return {
    group: unit.groupIndex,
    question: unit.questionIndexes[0] ?? 0,
    field: 'number',
    address: String(number),
  };
}
