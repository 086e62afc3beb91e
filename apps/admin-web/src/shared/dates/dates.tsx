const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const DAY_AND_SECOND = { ...DAY, hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const DAY_AND_MINUTE = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

function format(at: string | number, how: Intl.DateTimeFormatOptions): string {
  return new Date(at).toLocaleString('en-GB', how);
}

/** A moment as the day it is here, or a day (yyyy-MM-dd) as itself. */
export function Day({ at }: { readonly at: string }) {
  return <time dateTime={at}>{dayText(at)}</time>;
}

/** As `Day` shows it, within a sentence. */
export function dayText(at: string): string {
  return format(at.includes('T') ? at : `${at}T00:00:00`, DAY);
}

/** The second at which something was done, as a table shows it. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{format(at, DAY_AND_SECOND)}</time>;
}

/** A day and a time within a sentence; what is still to come names its time zone. */
export function momentText(at: string | number, { withZone = false }: { readonly withZone?: boolean } = {}): string {
  return format(at, { ...DAY_AND_MINUTE, ...(withZone && { timeZoneName: 'short' }) });
}
