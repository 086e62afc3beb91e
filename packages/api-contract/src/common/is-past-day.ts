const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether a day (`2026-11-20`) is over in a time zone: its last moment still counts as that day. */
export function isPastDay(day: string, clock: { now: Date; timeZone: string }): boolean {
  return today(clock) > day;
}

/** The calendar day of a moment in a time zone, as `2026-11-20`. */
export function today({ now, timeZone }: { now: Date; timeZone: string }): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // A formatter is expensive to create, so one is cached for each time zone. The Swedish date format is the ISO format.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(now);
}
