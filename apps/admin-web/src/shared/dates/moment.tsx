const DAY_AND_TIME = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

/** The second at which something was done, as a table shows it. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{new Date(at).toLocaleString('en-GB')}</time>;
}

/** A day and a time within a sentence; what is still to come names its time zone. */
export function momentText(at: string | number, { withZone = false }: { readonly withZone?: boolean } = {}): string {
  return new Date(at).toLocaleString('en-GB', { ...DAY_AND_TIME, ...(withZone && { timeZoneName: 'short' }) });
}
