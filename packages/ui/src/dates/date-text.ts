/**
 * Writes a moment in the reader's own time, or a day (yyyy-MM-dd), as `23 Nov 2026`: the one form of dates in both apps. The form
 * of `toDateString` is the language's own rule; Intl would say nearly the same, but its first use in a page takes as long as drawing
 * a list, and every list has a date.
 */
export function dayText(at: string | number): string {
  const [, month = '', day = '', year = ''] = dateOf(at).toDateString().split(' ');
  return `${Number(day)} ${month} ${year}`;
}

/** Writes a moment to the minute, as `23 Nov 2026, 09:05`. */
export function minuteText(at: string | number): string {
  return `${dayText(at)}, ${dateOf(at).toTimeString().slice(0, 5)}`;
}

/** Reads a day without a time as that day where the reader is, and not in UTC. */
function dateOf(at: string | number): Date {
  return new Date(typeof at === 'string' && !at.includes('T') ? `${at}T00:00:00` : at);
}
