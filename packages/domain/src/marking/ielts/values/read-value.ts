import {
  measureValue,
  moneyValue,
  readMeasure,
  readMoney,
  readShare,
  readSignedMoney,
  shareValue,
} from './read-amount.ts';
import { readMonthAfter, readMonthFirst, readTheDate, readYear } from './read-date.ts';
import { readNumber, type Num } from './read-number.ts';
import { readClock, readHour, readMinutes, readNoon, readPartOfHour, readSpokenTime, withHalfOf } from './read-time.ts';
import { tokenAt, type Reader, type Value } from './reader.ts';
import { isNumberRange } from './number-range.ts';
import { NO_WORD } from './words.ts';

/** Reads the longest time, date, amount, number or range that begins at a token; null if none begins there. */
export function readValue(reader: Reader, at: number): Value | null {
  const first = readSingle(reader, at);
  if (first === null) return null;
  const { text } = tokenAt(reader, at + first.length);
  if (text !== '-' && text !== 'to' && text !== 'until' && text !== 'till') return first;
  return readRange(reader, at, first) ?? first;
}

function readSingle(reader: Reader, at: number): Value | null {
  const token = tokenAt(reader, at);
  const { word, text, figure, ordinal } = token;
  if (word === NO_WORD && figure === '') {
    if (ordinal > 0) return readOrdinal(reader, at, { amount: String(ordinal), length: 1 });
    return token.decade === '' ? null : decadeValue(token.decade, 1);
  }
  if (text === 'the') return readTheDate(reader, at) ?? readTheDecade(reader, at);
  if (word.leads) return readSignedMoney(reader, at);
  if (word.weekday !== '') return readWeekday(reader, at);
  if (word.month > 0) return readMonthFirst(reader, at);
  if (word.decade > 0) return decadeValue(`${word.decade}s`, 1);
  return readNoon(reader, at) ?? readPartOfHour(reader, at) ?? readFromNumber(reader, at);
}

function readFromNumber(reader: Reader, at: number): Value | null {
  const number = readNumber(reader, at);
  const { figure } = tokenAt(reader, at);
  // `9:30` is not a number.
  if (number === null) return figure === '' ? null : readClock(reader, at, { amount: figure, length: 1 });
  if (number.isOrdinal) return readOrdinal(reader, at, number);
  const { word, text } = tokenAt(reader, at + number.length);
  if (word === NO_WORD) return withoutUnit(reader, at, number);
  return (
    readMinutes(reader, at, number) ??
    (word.currency === '' ? null : readPoundsAsMass(reader, at, number)) ??
    readMoney(reader, at, number) ??
    readShare(reader, at, number) ??
    (word.month > 0 || text === 'of' ? readDay(reader, at, number) : null) ??
    readHour(reader, at, number) ??
    readMeasure(reader, at, number) ??
    readDecadeInWords(reader, at, number) ??
    withoutUnit(reader, at, number)
  );
}

function readPoundsAsMass(reader: Reader, at: number, number: Num): Value | null {
  return reader.poundsAreMass ? readMeasure(reader, at, number) : null;
}

function readDay(reader: Reader, at: number, { amount, length, hasScale }: Num): Value | null {
  return hasScale ? null : readMonthAfter(reader, { at, day: amount, next: at + length });
}

/** Reads a number without a unit as a time, such as `9.30` or `nine thirty`, or else as a number. */
function withoutUnit(reader: Reader, at: number, number: Num): Value {
  const time = readSpokenTime(reader, at, number) ?? (number.hasScale ? null : readClock(reader, at, number));
  const { amount, length } = number;
  return time ?? { kind: 'number', text: amount, length, amount, unit: '', words: 0 };
}

function readOrdinal(reader: Reader, at: number, { amount, length }: Pick<Num, 'amount' | 'length'>): Value {
  const date = readMonthAfter(reader, { at, day: amount, next: at + length });
  return date ?? { kind: 'ordinal', text: `O${amount}`, length, amount, unit: '', words: 0 };
}

function decadeValue(decade: string, length: number): Value {
  return { kind: 'decade', text: `Y${decade}`, length, amount: decade, unit: '', words: 0 };
}

/** Reads `nineteen nineties`. */
function readDecadeInWords(reader: Reader, at: number, { inWords, length }: Num): Value | null {
  const { decade } = tokenAt(reader, at + length).word;
  return decade > 0 && inWords >= 10 && inWords <= 20 ? decadeValue(`${inWords * 100 + decade}s`, length + 1) : null;
}

/** Reads `the 80s`, which are not seconds. The article stays. */
function readTheDecade(reader: Reader, at: number): Value | null {
  const { figure } = tokenAt(reader, at + 1);
  const { text, isClosed } = tokenAt(reader, at + 2);
  if (!/^[2-9]0$/.test(figure) || text !== 's' || !isClosed) return null;
  return { ...decadeValue(`${figure}s`, 3), text: `the Y${figure}s` };
}

/** Reads `Mon 12 March` and ranges: `Monday to Friday` becomes `Monday Friday`, as does `Monday-Friday`. A day alone is a word. */
function readWeekday(reader: Reader, at: number): Value | null {
  const { word, hasComma } = tokenAt(reader, at);
  const { weekday } = word;
  const next = tokenAt(reader, at + 1);
  const second = next.text === 'to' || next.text === '-' ? tokenAt(reader, at + 2) : next;
  if (second.word.weekday !== '' && !hasComma) {
    const length = second === next ? 2 : 3;
    return { kind: 'range', text: `${weekday} ${second.word.weekday}`, length, amount: '', unit: '', words: 2 };
  }
  const date = next.word.weekday === '' ? readSingle(reader, at + 1) : null;
  if (date?.kind !== 'date') return null;
  return { ...date, text: `${weekday} ${date.text}`, length: date.length + 1 };
}

function readRange(reader: Reader, at: number, first: Value): Value | null {
  const joint = tokenAt(reader, at + first.length);
  const from = at + first.length + 1;
  const second = readSingle(reader, from);
  if (second === null || first.kind === 'range' || second.kind === 'range') return null;
  if ((joint.text === 'until' || joint.text === 'till') && second.kind !== 'time') return null;
  // `555-7892` is a telephone number.
  const isDash = joint.text === '-';
  if (isDash && !isNumberRange(tokenAt(reader, at).figure, tokenAt(reader, from).figure)) return null;
  const isDay = first.kind === 'date' && (second.kind === 'number' || second.kind === 'ordinal');
  // In `March 12-15, 2020`, the year is at the end.
  const year = isDay ? readYear(reader, from + second.length) : null;
  const start = year === null ? first : inYear(first, year.year);
  const text = rangeOf(start, second);
  if (text === null) return null;
  const length = first.length + 1 + second.length + (year?.length ?? 0);
  return { kind: 'range', text, length, amount: '', unit: '', words: first.words + second.words };
}

function inYear(date: Value, year: string): Value {
  return { ...date, text: `${date.text}/${year}`, unit: `${date.unit}/${year}` };
}

/** Writes a range, with the unit at both ends if only one has it; null if the two values are not a range. */
function rangeOf(first: Value, second: Value): string | null {
  if (first.kind === 'number' && second.kind !== 'number') return fromNumber(first, second);
  if (first.kind === 'ordinal' && second.kind === 'date') return fromNumber(first, second);
  if (second.kind === 'number') return toNumber(first, second);
  if (first.kind === 'date' && second.kind === 'ordinal') return toNumber(first, second);
  if (first.kind !== second.kind) return null;
  if (first.kind === 'time' && first.unit === '' && second.unit !== '')
    return join(withHalfOf(first.amount, second), second.text);
  if (first.kind === 'date') {
    // `12 March to 15 March 2020` is `12-15 March 2020`.
    const isSame = second.unit === first.unit || second.unit.startsWith(`${first.unit}/`);
    return join(isSame && first.amount !== '' ? `D${first.amount}${second.unit}` : first.text, second.text);
  }
  return join(first.text, second.text);
}

function join(first: string, second: string): string {
  return `R${first}-${second}`;
}

function fromNumber({ amount, text }: Value, second: Value): string | null {
  if (second.kind === 'money') return join(moneyValue({ currency: second.unit, amount, length: 0 }).text, second.text);
  if (second.kind === 'share') return join(shareValue(amount).text, second.text);
  if (second.kind === 'measure') return join(measureValue({ amount, unit: second.unit }).text, second.text);
  if (second.kind === 'date' && second.amount !== '' && /^\d{1,2}$/.test(amount))
    return join(`D${Number(amount)}${second.unit}`, second.text);
  if (second.kind === 'time' && /^\d{1,2}$/.test(amount)) return join(withHalfOf(amount, second), second.text);
  return second.kind === 'decade' || second.kind === 'time' || second.kind === 'ordinal'
    ? null
    : join(text, second.text);
}

function toNumber(first: Value, { amount, text }: Value): string | null {
  if (first.kind === 'number') return join(first.text, text);
  if (first.kind === 'money') return join(first.text, moneyValue({ currency: first.unit, amount, length: 0 }).text);
  if (first.kind === 'date' && first.amount !== '' && /^\d{1,2}$/.test(amount))
    return join(first.text, `D${Number(amount)}${first.unit}`);
  return first.kind === 'time' && /^\d{1,2}$/.test(amount) ? join(first.text, text) : null;
}
