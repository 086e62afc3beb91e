import { catalogue } from '../catalogue.ts';

/**
 * The form of `toDateString` is the language's own rule. Intl would say nearly the same, but its first use in a page takes as long as
 * drawing a list, and every list has a date.
 */
const day = (date: Date) => {
  const [, month = '', dayOfMonth = '', year = ''] = date.toDateString().split(' ');
  return `${Number(dayOfMonth)} ${month} ${year}`;
};

/** The one form of dates in both apps, in the reader's own time. */
export const dates = catalogue('dates', {
  /** `23 Nov 2026` */
  day,
  /** `23 Nov 2026, 09:05` */
  minute: (date: Date) => `${day(date)}, ${date.toTimeString().slice(0, 5)}`,
} as const);
