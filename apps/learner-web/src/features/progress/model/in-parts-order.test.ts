import { expect, it } from 'vitest';
import { buildAttempt } from '../../../testing/build-progress.ts';
import { inPartsOrder } from './in-parts-order.ts';

const AT = '2026-11-22T10:00:00.000Z';
const part = (part_number: number, sittingID: string | null, skill: 'listening' | 'reading' = 'reading') =>
  buildAttempt(part_number, { part_number, skill, sittingID, submitted_at: AT });

it('orders the parts of a sitting, which were submitted in one moment, by skill and number', () => {
  const attempts = [part(3, 'a'), part(2, 'a', 'listening'), part(1, 'a'), part(1, 'a', 'listening')];
  expect(inPartsOrder(attempts).map(({ skill, part_number }) => `${skill} ${part_number}`)).toEqual([
    'listening 1',
    'listening 2',
    'reading 1',
    'reading 3',
  ]);
});

it('leaves what was taken by itself where it was', () => {
  const attempts = [part(3, null), part(1, null), part(2, 'b'), part(1, 'c')];
  expect(inPartsOrder(attempts)).toEqual(attempts);
});
