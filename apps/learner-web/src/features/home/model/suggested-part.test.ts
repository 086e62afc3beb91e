import { expect, it } from 'vitest';
import { buildListItem } from '../../../testing/build-section.ts';
import { suggestedPart } from './suggested-part.ts';

const taken = (date: string) => ({ correctCount: 9, total: 13, date, attemptID: buildListItem().id });
const part = (title: string, fields: Partial<ReturnType<typeof buildListItem>>) =>
  buildListItem({ title, exam_id: title.slice(0, 6), ...fields });
const one = part('Test 1: Boats', { part_number: 1 });
const two = part('Test 1: Ants', { part_number: 2 });
const other = part('Test 2: Cranes', { part_number: 1 });
const next = part('Test 2: Bees', { part_number: 2 });

it('begins with the first part of the first test', () => {
  expect(suggestedPart([next, other, two, one], null)).toBe(one);
});

it('goes on with the test of the part that was taken last', () => {
  const begun = { ...other, last_result: taken('2026-11-20T10:00:00.000Z') };
  expect(suggestedPart([one, two, begun, next], begun.id)).toBe(next);
});

it('goes on with the first part that was not taken once the last test is complete', () => {
  const last_result = taken('2026-11-20T10:00:00.000Z');
  expect(suggestedPart([one, two, { ...other, last_result }, { ...next, last_result }], other.id)).toBe(one);
});

it('repeats the part that was taken longest ago once all were taken', () => {
  const late = { ...one, last_result: taken('2026-11-20T10:00:00.000Z') };
  const early = { ...two, last_result: taken('2026-11-02T10:00:00.000Z') };
  expect(suggestedPart([late, early], late.id)).toBe(early);
});

it('suggests nothing that is locked', () => {
  expect(suggestedPart([{ ...one, locked: true }, two], null)).toBe(two);
  expect(suggestedPart([{ ...one, locked: true }], null)).toBeNull();
});
