import { expect, it } from 'vitest';
import { fromSchoolTime, schoolMinute, toSchoolTime } from './school-time.ts';

it.each([
  ['2026-11-23T09:05', 'Asia/Ho_Chi_Minh', '2026-11-23T02:05:00.000Z'],
  ['2026-11-23T09:05', 'UTC', '2026-11-23T09:05:00.000Z'],
  ['2026-07-01T09:05', 'Europe/London', '2026-07-01T08:05:00.000Z'],
  ['2026-11-01T03:00', 'America/New_York', '2026-11-01T08:00:00.000Z'],
  ['2027-03-14T03:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
])('reads %s in %s, and writes it again', (time, zone, at) => {
  expect(fromSchoolTime(time, zone)).toBe(at);
  expect(toSchoolTime(at, zone)).toBe(time);
});

it.each(['', 'tomorrow', '2026-13-01T00:00', '0002-01-01T09:00'])(
  'reads no moment from “%s”, or a real one',
  (time) => {
    const at = fromSchoolTime(time, 'Asia/Ho_Chi_Minh');
    expect(at === null || !Number.isNaN(Date.parse(at))).toBe(true);
  },
);

it('writes a moment as the school reads it', () => {
  expect(schoolMinute('2026-09-30T18:05:00.000Z', 'Asia/Ho_Chi_Minh')).toBe('1 Oct 2026, 01:05');
  expect(schoolMinute('2026-09-03T02:05:00.000Z', 'UTC')).toBe('3 Sep 2026, 02:05');
});
