import type { DateOrder } from '@bandwise/api-contract/admin';

/** A date of a spreadsheet: a day (yyyy-MM-dd), an ambiguous one of two days, or none. */
export type ReadDate =
  | { readonly kind: 'day'; readonly day: string; readonly order: DateOrder | null }
  | { readonly kind: 'unclear'; readonly dmy: string; readonly mdy: string }
  | { readonly kind: 'none' };

const NONE: ReadDate = { kind: 'none' };
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The time that spreadsheets append to a date. */
const TIME = /(?:[ T]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?)$/i;
/** The maximum length of a date with a time. */
const LENGTH_MAX = 100;
/** Days from 1899-12-30, as Excel counts. These are the years 1954 to 2118. */
const SERIAL = { min: 20_000, max: 80_000 };
const DAY = 24 * 60 * 60 * 1000;

/** Reads a date in the forms of spreadsheets. Whether 3/4/2027 is in April or March is not guessed. */
export function readDate(cell: string): ReadDate {
  const whole = cell.trim();
  if (whole.length > LENGTH_MAX) return NONE;
  const text = whole.replace(TIME, '');
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return readSerial(Number.parseInt(text, 10));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/.exec(text);
  if (dotted) return dayOf(fullYear(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (slashed) return readSlashed(Number(slashed[1]), Number(slashed[3]), fullYear(slashed[4]));
  return readNamed(text);
}

function readSerial(serial: number): ReadDate {
  if (serial < SERIAL.min || serial > SERIAL.max) return NONE;
  const day = new Date(Date.UTC(1899, 11, 30) + serial * DAY).toISOString().slice(0, 10);
  return { kind: 'day', day, order: null };
}

function readSlashed(first: number, second: number, year: number): ReadDate {
  const dmy = dayOf(year, second, first);
  const mdy = dayOf(year, first, second);
  if (dmy.kind !== 'day') return mdy.kind === 'day' ? { ...mdy, order: 'mdy' } : NONE;
  if (mdy.kind !== 'day') return { ...dmy, order: 'dmy' };
  return dmy.day === mdy.day ? dmy : { kind: 'unclear', dmy: dmy.day, mdy: mdy.day };
}

/** `30 Jun 2027`, `30-Jun-27`, `June 30, 2027` */
function readNamed(text: string): ReadDate {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ \-/.]*([a-z]{3,9})\.?[ \-/.,]*(\d{4}|\d{2})$/i.exec(text);
  const monthFirst = /^([a-z]{3,9})\.?[ \-/.]*(\d{1,2})(?:st|nd|rd|th)?[ \-/.,]+(\d{4}|\d{2})$/i.exec(text);
  const [name, day, year] = dayFirst ? [dayFirst[2], dayFirst[1], dayFirst[3]] : (monthFirst?.slice(1) ?? []);
  const month = MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? NONE : dayOf(fullYear(year), month, Number(day));
}

function fullYear(text: string | undefined): number {
  const year = Number(text);
  return text?.length === 2 ? 2000 + year : year;
}

function dayOf(year: number, month: number, day: number): ReadDate {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
  return isReal ? { kind: 'day', day: date.toISOString().slice(0, 10), order: null } : NONE;
}

/** The order of day and month that unambiguous dates of the file have; null: none, or contradictory. */
export function orderShownBy(dates: readonly ReadDate[]): DateOrder | null {
  const orders = new Set(dates.flatMap((date) => (date.kind === 'day' && date.order !== null ? [date.order] : [])));
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}
