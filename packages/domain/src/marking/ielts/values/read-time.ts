import { readCardinal } from './read-cardinal.ts';
import { readPair, type Num } from './read-number.ts';
import { isSecondReading, tokenAt, type Reader, type Value } from './reader.ts';

/** Minutes that need no word `minutes`: `twenty past eight` is a time, but `nine to five` is a range. */
const ROUND_MINUTES = new Set(['5', '10', '15', '20', '25', '30']);

interface Hour {
  readonly hour: number;
  readonly half: 'am' | 'pm' | '';
  readonly length: number;
}

/** Reads `noon`, `12 noon`, `midday` or `midnight`. */
export function readNoon(reader: Reader, at: number): Value | null {
  const noon = noonAt(reader, at);
  return noon === null ? null : timeValue({ ...noon, minute: 0 });
}

function noonAt(reader: Reader, at: number): Hour | null {
  const { text, figure, word } = tokenAt(reader, at);
  const isTwelve = figure === '12' || (word.unit === 12 && figure === '');
  const name = isTwelve ? tokenAt(reader, at + 1).text : text;
  const length = isTwelve ? 2 : 1;
  if (name === 'noon' || name === 'midday') return { hour: 12, half: 'pm', length };
  return name === 'midnight' ? { hour: 12, half: 'am', length } : null;
}

/** Reads `half past nine`, `quarter to ten` or `a quarter to ten`. */
export function readPartOfHour(reader: Reader, at: number): Value | null {
  const start = tokenAt(reader, at).text === 'a' ? at + 1 : at;
  const part = tokenAt(reader, start).text;
  if (part !== 'quarter' && (part !== 'half' || start > at)) return null;
  const side = tokenAt(reader, start + 1).text;
  if (part === 'half') return side === 'past' ? fromHour(reader, { at, minute: 30, hourAt: start + 2 }) : null;
  return isSide(side) ? fromHour(reader, { at, minute: side === 'to' ? -15 : 15, hourAt: start + 2 }) : null;
}

/** Reads the rest of a time after its minutes: `twenty past eight`, `5 to 9`, `twenty three minutes past eight`. */
export function readMinutes(reader: Reader, at: number, { amount, length, hasScale }: Num): Value | null {
  const next = at + length;
  const hasMinutes = isMinutes(tokenAt(reader, next).text);
  const side = tokenAt(reader, hasMinutes ? next + 1 : next).text;
  if (hasScale || !isSide(side) || !/^[1-9]\d?$/.test(amount) || Number(amount) > 59) return null;
  if (!hasMinutes && !ROUND_MINUTES.has(amount)) return null;
  const hourAt = next + (hasMinutes ? 2 : 1);
  const minute = side === 'to' ? -Number(amount) : Number(amount);
  const time = fromHour(reader, { at, minute, hourAt });
  // `five to nine` can also be a range.
  return time !== null && side === 'to' && !hasMinutes && isSecondReading(reader) ? null : time;
}

function isMinutes(text: string): boolean {
  return text === 'minutes' || text === 'minute' || text === 'mins' || text === 'min';
}

function isSide(text: string): boolean {
  return text === 'past' || text === 'to' || text === 'after';
}

/** Adds minutes to an hour; they are negative before the hour. */
function fromHour(
  reader: Reader,
  { at, minute, hourAt }: { readonly at: number; readonly minute: number; readonly hourAt: number },
): Value | null {
  const base = hourOf(reader, hourAt);
  if (base === null) return null;
  const end = hourAt + base.length;
  const half = base.half === '' ? tokenAt(reader, end).word.half : '';
  const length = end - at + (half === '' ? 0 : 1);
  if (minute >= 0) return timeValue({ hour: base.hour, minute, half: base.half || half, length });
  const hour = base.hour === 1 ? 12 : base.hour - 1;
  return timeValue({ hour, minute: 60 + minute, half: halfBefore(base, half), length });
}

/** The half of the day before an hour: `ten to noon` and `ten to 12 pm` are in the morning. */
function halfBefore({ hour, half }: Hour, after: Hour['half']): Hour['half'] {
  const named = half || after;
  if (hour !== 12 || named === '') return named;
  return named === 'pm' ? 'am' : 'pm';
}

function hourOf(reader: Reader, at: number): Hour | null {
  const noon = noonAt(reader, at);
  if (noon !== null) return noon;
  const { figure } = tokenAt(reader, at);
  const cardinal = figure === '' ? readCardinal(reader, at) : null;
  const hour = figure === '' ? (cardinal?.value ?? 0) : /^\d{1,2}$/.test(figure) ? Number(figure) : 0;
  if (hour < 1 || hour > 12 || cardinal?.isOrdinal === true) return null;
  const length = cardinal?.length ?? 1;
  const next = tokenAt(reader, at + length);
  return { hour, half: '', length: length + (next.text === "o'clock" ? 1 : 0) };
}

/** Reads an hour with `am`, `pm` or `o'clock`: `9 am`, `9 o'clock`, `nine o'clock`. */
export function readHour(reader: Reader, at: number, { amount, length }: Num): Value | null {
  if (!/^\d{1,2}$/.test(amount) || Number(amount) > 24) return null;
  const next = tokenAt(reader, at + length);
  const isClock = next.text === "o'clock";
  const { half } = isClock ? tokenAt(reader, at + length + 1).word : next.word;
  if (!isClock && half === '') return null;
  const consumed = length + (isClock ? 1 : 0) + (half === '' ? 0 : 1);
  return timeValue({ hour: Number(amount), minute: 0, half, length: consumed });
}

/** Reads `nine thirty` or `eight oh five`, and in a second reading also `sixteen twenty`. */
export function readSpokenTime(reader: Reader, at: number, { inWords, length }: Num): Value | null {
  if (length !== 1 || inWords < 1 || inWords > (reader.isSecond ? 23 : 12)) return null;
  const pair = readPair(reader, at + 1);
  return pair === null || pair.value > 59
    ? null
    : withHalf(reader, at, { hour: inWords, minute: pair.value, length: 1 + pair.length });
}

const CLOCK = /^(\d{1,2})[.:](\d{2})$/;

/** Reads `9.30`, `09:30` or `9.30 pm`. */
export function readClock(
  reader: Reader,
  at: number,
  { amount, length }: Pick<Num, 'amount' | 'length'>,
): Value | null {
  const match = CLOCK.exec(amount);
  if (match === null) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  return hour > 24 || minute > 59 ? null : withHalf(reader, at, { hour, minute, length });
}

function withHalf(
  reader: Reader,
  at: number,
  { hour, minute, length }: { readonly hour: number; readonly minute: number; readonly length: number },
): Value {
  const { half } = tokenAt(reader, at + length).word;
  return timeValue({ hour, minute, half, length: length + (half === '' ? 0 : 1) });
}

interface Time {
  readonly hour: number;
  readonly minute: number;
  readonly half: Hour['half'];
  readonly length: number;
}

/** `T` marks a certain time of day, `C` one that could be morning or afternoon. Normalised texts have no capitals. */
function timeValue({ hour, minute, half, length }: Time): Value {
  const minutes = String(minute).padStart(2, '0');
  const isCertain = half !== '' || hour === 0 || hour > 12;
  const hours = half === '' || hour === 0 || hour > 12 ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  const text = `${isCertain ? 'T' : 'C'}${hours}.${minutes}`;
  return { kind: 'time', text, length, amount: `${hour}.${minutes}`, unit: half, words: 0 };
}

/** Adds the half of the day of a range's second time to the first, if the first is then earlier: `9-11 am`, but not `9-5 pm`. */
export function withHalfOf(first: string, second: Value): string {
  const [hour = 0, minute = 0] = first.split('.').map(Number);
  const [untilHour = 0, untilMinute = 0] = second.amount.split('.').map(Number);
  const isBefore = hour <= 12 && (hour % 12) * 60 + minute < (untilHour % 12) * 60 + untilMinute;
  const half = isBefore && (second.unit === 'am' || second.unit === 'pm') ? second.unit : '';
  return timeValue({ hour, minute, half, length: 0 }).text;
}
