/**
 * A moment in the reader's own time, as `23 Nov 2026`. The form of `toDateString` is the language's own rule; Intl would say
 * nearly the same, but its first use in a page takes as long as drawing a list, and every list has a date.
 */
export function dayText(at: string): string {
  const [, month = '', day = '', year = ''] = new Date(at).toDateString().split(' ');
  return `${Number(day)} ${month} ${year}`;
}

/** The same to the minute, as `23 Nov 2026, 09:05`. */
export function minuteText(at: string): string {
  return `${dayText(at)}, ${new Date(at).toTimeString().slice(0, 5)}`;
}
