import { texts } from '../texts/texts.ts';

/** Writes a moment in the reader's own time, or a day (yyyy-MM-dd), as `23 Nov 2026`. */
export function dayText(at: string | number): string {
  return texts.dates.day(dateOf(at));
}

/** Writes a moment to the minute, as `23 Nov 2026, 09:05`. */
export function minuteText(at: string | number): string {
  return texts.dates.minute(dateOf(at));
}

/** Writes the time of day of a moment, as `09:05` in every language. */
export function timeText(at: string | number): string {
  return dateOf(at).toTimeString().slice(0, 5);
}

/** Reads a day without a time as that day where the reader is, and not in UTC. */
function dateOf(at: string | number): Date {
  return new Date(typeof at === 'string' && !at.includes('T') ? `${at}T00:00:00` : at);
}
