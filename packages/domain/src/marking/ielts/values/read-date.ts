import { readCardinal } from './read-cardinal.ts';
import { tokenAt, type Reader, type Value } from './reader.ts';
import type { Token } from './tokens.ts';

/** The beginning of a date: `at` is its position, `day` is empty without a day, and `next` is the position of the rest. */
interface Start {
  readonly at: number;
  readonly day: string;
  readonly next: number;
}

/** Reads the month and the year after a day: `12 March`, `12th of March`. */
export function readMonthAfter(reader: Reader, { at, day, next }: Start): Value | null {
  if (!isDay(day)) return null;
  const monthAt = tokenAt(reader, next).text === 'of' ? next + 1 : next;
  const { month } = tokenAt(reader, monthAt).word;
  return month === 0 ? null : withYear(reader, { at, day, month, next: monthAt + 1 });
}

function isDay(day: string): boolean {
  return /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= 31;
}

/** Reads a date that begins with its month: `March 12`, `March the 12th`, `March 12, 2020`, `September 2019`, `September of 2019`. */
export function readMonthFirst(reader: Reader, at: number): Value | null {
  const { month } = tokenAt(reader, at).word;
  const next = tokenAt(reader, at + 1);
  const dayAt = next.text === 'the' ? at + 2 : at + 1;
  const day = dayOf(reader, dayAt);
  if (day !== null) return withYear(reader, { at, day: day.day, month, next: dayAt + day.length });
  const yearAt = next.text === 'of' ? at + 2 : at + 1;
  const year = readYear(reader, yearAt);
  return year === null ? null : dateValue('', { month, year: year.year, length: yearAt + year.length - at });
}

/** Reads a date that begins with `the`: `the 18th of December`, `the 3rd May`. */
export function readTheDate(reader: Reader, at: number): Value | null {
  const day = dayOf(reader, at + 1);
  return day === null ? null : readMonthAfter(reader, { at, day: day.day, next: at + 1 + day.length });
}

function dayOf(reader: Reader, at: number): { readonly day: string; readonly length: number } | null {
  const { figure, ordinal } = tokenAt(reader, at);
  if (ordinal > 0) return isDay(String(ordinal)) ? { day: String(ordinal), length: 1 } : null;
  if (figure !== '') return isDay(figure) ? { day: String(Number(figure)), length: 1 } : null;
  const cardinal = readCardinal(reader, at);
  // In `May nineteen eighty four`, the number is a year, not a day.
  if (cardinal === null || (!cardinal.isOrdinal && readYear(reader, at) !== null)) return null;
  return isDay(String(cardinal.value)) ? { day: String(cardinal.value), length: cardinal.length } : null;
}

/** Reads a year of four digits or in words. */
export function readYear(reader: Reader, at: number): { readonly year: string; readonly length: number } | null {
  const { figure } = tokenAt(reader, at);
  if (figure !== '') return isYearFigure(tokenAt(reader, at)) ? { year: figure, length: 1 } : null;
  const first = readCardinal(reader, at);
  if (first === null || first.isOrdinal || tokenAt(reader, at).text === 'a') return null;
  if (first.value >= 1000 && first.value <= 2999) return { year: String(first.value), length: first.length };
  const second = first.length === 1 && first.value >= 13 && first.value <= 20 ? readCardinal(reader, at + 1) : null;
  if (second === null || second.isOrdinal || second.value < 10 || second.value > 99) return null;
  return { year: String(first.value * 100 + second.value), length: 1 + second.length };
}

function isYearFigure({ figure }: Token): boolean {
  return /^[1-9]\d{3}$/.test(figure);
}

function withYear(reader: Reader, { at, day, month, next }: Start & { readonly month: number }): Value {
  const year = readYear(reader, next);
  const end = year === null ? next : next + year.length;
  return dateValue(String(Number(day)), { month, year: year?.year ?? '', length: end - at });
}

function dateValue(
  day: string,
  { month, year, length }: { readonly month: number; readonly year: string; readonly length: number },
): Value {
  const unit = `/${month}${year === '' ? '' : `/${year}`}`;
  return { kind: 'date', text: `D${day}${unit}`, length, amount: day, unit, words: 0 };
}
