import { expect, it } from 'vitest';
import { officialMinutes } from './official-minutes.ts';

it.each([
  ['reading', 1, null, 20],
  ['reading', 2, null, 40],
  ['reading', 3, null, 60],
  ['listening', 4, null, 30],
  ['listening', 4, 1800, 32],
  ['listening', 1, 111, 4],
  ['listening', 1, 120, 4],
  ['listening', 4, 1801, 33],
] as const)(
  'gives %s of %i parts with %s seconds of recording %i minutes',
  (skill, parts, recordingSeconds, minutes) => {
    expect(officialMinutes(skill, { parts, recordingSeconds })).toBe(minutes);
  },
);
