import { countOf } from './count-of.ts';

/** Writes a day in UTC as `27 Nov 2026`, the form of dates on all screens. */
export function dayText(at: Date): string {
  // `Fri, 27 Nov 2026 09:05:00 GMT`: the language itself defines this form.
  const [, day = '', month = '', year = ''] = at.toUTCString().split(' ');
  return `${Number(day)} ${month} ${year}`;
}

/** Writes a moment to the minute as `27 Nov 2026, 09:05 UTC`. */
export function minuteText(at: Date): string {
  return `${dayText(at)}, ${at.toISOString().slice(11, 16)} UTC`;
}

/** Writes a moment to the minute in a time zone, as `27 Nov 2026, 09:05 (Asia/Ho_Chi_Minh)`. */
export function zonedMinuteText(at: Date, timeZone: string): string {
  const day = at.toLocaleDateString('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
  const time = at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${day}, ${time} (${timeZone})`;
}

const UNITS = [
  { seconds: 3600, one: 'hour', many: 'hours' },
  { seconds: 60, one: 'minute', many: 'minutes' },
] as const;

/** Writes a waiting time, rounded up: `1 second`, `90 seconds`, `3 minutes`, `2 hours`. */
export function waitText(seconds: number): string {
  const unit = UNITS.find((one) => seconds > 2 * one.seconds);
  return unit === undefined
    ? countOf(seconds, 'second', 'seconds')
    : countOf(Math.ceil(seconds / unit.seconds), unit.one, unit.many);
}
