import { DOLLARS } from './currencies.ts';
import { readNumber, type Num } from './read-number.ts';
import { isSecondReading, tokenAt, type Reader, type Value } from './reader.ts';
import { findUnit } from './units.ts';

const MONEY = /^-?\d+(?:\.\d+)?$/;
/** Words for the dimension of a length. Before one of them, `in` means inches. */
const DIMENSIONS = new Set(['', 'long', 'wide', 'high', 'deep', 'tall', 'thick', 'across', 'x', 'by']);

/** Reads a sign or code with the figure after it: `£15`, `GBP 15`, `A$20`, `£5 m`. */
export function readSignedMoney(reader: Reader, at: number): Value | null {
  const { word } = tokenAt(reader, at);
  const number = readNumber(reader, at + 1, true);
  if (number === null || number.isOrdinal || !MONEY.test(number.amount)) return null;
  const length = 1 + number.length;
  const code = tokenAt(reader, at + length).word;
  const isCode = word.currency === '$' && code.currency !== '' && code.leads;
  const currency = isCode ? code.currency : word.currency;
  return moneyValue({ currency, amount: number.amount, length: length + (isCode ? 1 : 0) });
}

/** Reads money that begins with its number: `15 pounds`, `15 GBP`, `20 Australian dollars`, `20p`, `50 cents`, `twelve pounds fifty`. */
export function readMoney(reader: Reader, at: number, { amount, length }: Num): Value | null {
  if (!MONEY.test(amount)) return null;
  const { text, word, isClosed } = tokenAt(reader, at + length);
  if (word.currency !== '') {
    const words = word.leads || isClosed ? 0 : 1;
    return withParts(reader, at, { currency: word.currency, amount, length: length + 1, words });
  }
  const dollar = DOLLARS.get(text);
  if (dollar !== undefined && /^dollars?$/.test(tokenAt(reader, at + length + 1).text))
    return moneyValue({ currency: dollar, amount, length: length + 2, words: 2 });
  const isPence = text === 'pence' || text === 'penny' || (text === 'p' && isClosed);
  const isCents = text === 'cent' || text === 'cents' || text === '¢';
  // `50c` can also be a temperature.
  const isShortCents = text === 'c' && isClosed && isSecondReading(reader);
  if (!isPence && !isCents && !isShortCents) return null;
  if (!/^\d{1,4}$/.test(amount)) return null;
  const words = isClosed ? 0 : 1;
  return moneyValue({
    currency: isPence ? '£' : '$',
    amount: (Number(amount) / 100).toFixed(2),
    length: length + 1,
    words,
  });
}

interface Money {
  readonly currency: string;
  readonly amount: string;
  readonly length: number;
  readonly words?: number;
}

/** Reads `sterling` or the pence after a number of pounds: `twelve pounds fifty`. */
function withParts(reader: Reader, at: number, money: Required<Money>): Value {
  const { currency, amount, length } = money;
  if (currency === '£' && tokenAt(reader, at + length).text === 'sterling')
    return moneyValue({ ...money, length: length + 1, words: 2 });
  const next = tokenAt(reader, at + length - 1).word.leads ? null : readNumber(reader, at + length);
  if (next === null || next.isOrdinal || next.hasScale || !/^\d+$/.test(amount) || !/^[1-9]\d$/.test(next.amount))
    return moneyValue(money);
  const { text } = tokenAt(reader, at + length + next.length);
  const hasName = currency === '£' ? text === 'pence' || text === 'p' : text === 'cents';
  const consumed = length + next.length + (hasName ? 1 : 0);
  return moneyValue({ ...money, amount: `${amount}.${next.amount}`, length: consumed });
}

export function moneyValue({ currency, amount, length, words = 0 }: Money): Value {
  return { kind: 'money', text: currency + pounds(amount), length, amount, unit: currency, words };
}

/** Writes the decimals of an amount: `15.00` becomes `15`, and `12.5` becomes `12.50`. */
function pounds(figure: string): string {
  return figure.replace(/\.0{1,2}$/, '').replace(/(\.\d)$/, '$10');
}

/** Reads `15%`, `15 percent` or `15 per cent`. */
export function readShare(reader: Reader, at: number, { amount, length }: Num): Value | null {
  const percent = percentAt(reader, at + length);
  if (percent === 0) return null;
  const { text, isClosed } = tokenAt(reader, at + length);
  return shareValue(amount, length + percent, text === '%' || isClosed ? 0 : 1);
}

export function shareValue(amount: string, length = 0, words = 0): Value {
  return { kind: 'share', text: `${amount}%`, length, amount, unit: '%', words };
}

/** Returns the number of tokens of `percent` or `per cent` at a position; 0 for other tokens. */
export function percentAt(reader: Reader, at: number): number {
  const { text } = tokenAt(reader, at);
  if (text === '%' || text === 'percent') return 1;
  return text === 'per' && tokenAt(reader, at + 1).text === 'cent' ? 2 : 0;
}

/** Reads a number with a unit: `20 min`, `90 km/h`, `20 degrees Celsius`. */
export function readMeasure(reader: Reader, at: number, { amount, length }: Num): Value | null {
  const from = at + length;
  const { text, word, isClosed } = tokenAt(reader, from);
  if (!word.isUnit && !(isPounds(text) && reader.poundsAreMass)) return null;
  if (isPounds(text)) return measureValue({ amount, unit: 'lb', length: length + 1, words: 1 });
  // `1 in 4` is not a length.
  if (text === 'in' && !DIMENSIONS.has(tokenAt(reader, from + 1).text)) return null;
  const unit = findUnit((offset) => wordOf(reader, from + offset));
  if (unit === null) return null;
  const words = unit.length - (isClosed ? 1 : 0);
  return measureValue({ amount, unit: unit.name, length: length + unit.length, words });
}

function isPounds(text: string): boolean {
  return text === 'pound' || text === 'pounds';
}

function wordOf(reader: Reader, at: number): string {
  const { text, hasComma } = tokenAt(reader, at);
  return hasComma ? text.replace(/,$/, '') : text;
}

interface Measure {
  readonly amount: string;
  readonly unit: string;
  readonly length?: number;
  readonly words?: number;
}

export function measureValue({ amount, unit, length = 0, words = 0 }: Measure): Value {
  return { kind: 'measure', text: `${amount} U${unit}`, length, amount, unit, words };
}
