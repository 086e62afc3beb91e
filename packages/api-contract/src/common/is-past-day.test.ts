import { expect, it } from 'vitest';
import { isPastDay } from './is-past-day.ts';

it.each([
  ['2026-11-20', '2026-11-20T23:59:59.999Z', 'UTC', false],
  ['2026-11-20', '2026-11-21T00:00:00Z', 'UTC', true],
  ['2026-11-20', '2026-11-20T16:59:59Z', 'Asia/Ho_Chi_Minh', false],
  ['2026-11-20', '2026-11-20T17:00:00Z', 'Asia/Ho_Chi_Minh', true],
  ['2026-11-20', '2026-11-21T04:59:59Z', 'America/New_York', false],
  ['2026-11-20', '2026-11-21T05:00:00Z', 'America/New_York', true],
  ['9999-12-31', '2026-11-21T00:00:00Z', 'UTC', false],
])('knows whether %s is over at %s in %s', (day, now, timeZone, isOver) => {
  expect(isPastDay(day, { now: new Date(now), timeZone })).toBe(isOver);
});
