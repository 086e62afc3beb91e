import { expect, it } from 'vitest';
import { dayText, minuteText } from './date-text.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1, 9, 5) + day * DAY).toISOString());

/** The usual English form; only its September has one letter more. */
function byLocale(at: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', how).format(new Date(at)).replace('Sept', 'Sep');
}

it('says each day of a year as the locale does', () => {
  expect(YEAR.map((at) => dayText(at))).toEqual(YEAR.map((at) => byLocale(at, { dateStyle: 'medium' })));
});

it('says the minute as the locale does', () => {
  const wanted = YEAR.map((at) => byLocale(at, { dateStyle: 'medium', timeStyle: 'short' }));
  expect(YEAR.map((at) => minuteText(at))).toEqual(wanted);
  expect(minuteText('2028-03-04T23:59:59.999Z')).toMatch(/^\d{1,2} Mar 2028, \d\d:\d\d$/);
});

it('says a day without a time as itself, wherever the reader is', () => {
  const days = ['2026-11-01', '2026-09-30', '2027-01-01'];
  expect(days.map((day) => dayText(day))).toEqual(['1 Nov 2026', '30 Sep 2026', '1 Jan 2027']);
});
