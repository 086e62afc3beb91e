const FORMATS = {
  day: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }),
  minute: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
} as const;

/** A moment as its day, or to the minute, where the reader is. */
export function Moment({ at, to = 'day' }: { at: string; to?: keyof typeof FORMATS }) {
  return <time dateTime={at}>{FORMATS[to].format(new Date(at))}</time>;
}
