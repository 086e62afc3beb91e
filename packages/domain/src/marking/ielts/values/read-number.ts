import { readCardinal, type Cardinal } from './read-cardinal.ts';
import { isSecondReading, tokenAt, type Reader } from './reader.ts';

/** A number. `amount` has the figures that are compared, `length` is the number of its tokens. */
export interface Num {
  readonly amount: string;
  readonly length: number;
  readonly isOrdinal: boolean;
  /** The value of a number in words without a fraction or scale; else -1. */
  readonly inWords: number;
  /** Whether it has a word such as `million`, or its letter. */
  readonly hasScale: boolean;
}

const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const PLAIN = /^-?\d+(?:\.\d+)?$/;
const FRACTION = /^[1-9]\d{0,2}\/[1-9]\d{0,3}$/;
const LETTER_SCALES: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['bn', 1e9],
]);

/**
 * Reads a number in figures or words: `1,000`, `1 000`, `twenty one`, `two million`, `3.2m`, `.5`, `three point five`, `2 1/2`,
 * `three quarters`, `half a million`, `nineteen eighty four`; and ordinals in words.
 *
 * @param isMoney the number is an amount of money, so a letter after it is not a unit: `£5 m`.
 */
export function readNumber(reader: Reader, at: number, isMoney = false): Num | null {
  const token = tokenAt(reader, at);
  if (token.text === 'minus') {
    // Stops at a second sign, because reading on after each of many signs would take quadratic time.
    if (tokenAt(reader, at + 1).text === 'minus') return null;
    const number = readNumber(reader, at + 1);
    if (number === null || number.isOrdinal || number.amount.startsWith('-')) return null;
    return { ...number, amount: `-${number.amount}`, length: number.length + 1, inWords: -1 };
  }
  return token.figure === '' ? readWords(reader, at) : readFigure(reader, at, isMoney);
}

function readFigure(reader: Reader, at: number, isMoney: boolean): Num | null {
  const { figure } = tokenAt(reader, at);
  let amount = plainFigure(figure);
  if (amount === null) return FRACTION.test(figure) ? numberOf(figure, 1) : null;
  let length = 1;
  // Joins groups of three digits after a group of up to three: `1 000 000`. Other groups are separate numbers: `9 5`.
  if (/^[1-9]\d{0,2}$/.test(figure))
    for (let group = tokenAt(reader, at + 1); /^\d{3}$/.test(group.figure); group = tokenAt(reader, at + length)) {
      amount += group.figure;
      length += 1;
    }
  const part = readPart(reader, at + length);
  if (part !== null && /^[1-9]\d*$/.test(amount)) {
    amount += ` ${part.amount}`;
    length += part.length;
  }
  return withScale(reader, { at, isMoney }, numberOf(amount, length));
}

function plainFigure(figure: string): string | null {
  if (GROUPED.test(figure)) return figure.replaceAll(',', '');
  if (PLAIN.test(figure)) return figure;
  return /^-?\.\d+$/.test(figure) ? figure.replace('.', '0.') : null;
}

function numberOf(amount: string, length: number, inWords = -1): Num {
  return { amount, length, isOrdinal: false, inWords, hasScale: false };
}

interface Place {
  readonly at: number;
  readonly isMoney: boolean;
}

function withScale(reader: Reader, { at, isMoney }: Place, number: Num): Num {
  const { text, word, isClosed } = tokenAt(reader, at + number.length);
  const scale = word.scale > 0 ? word.scale : text === 'hundred' ? 100 : (LETTER_SCALES.get(text) ?? 0);
  if (scale === 0) return number;
  const isLetter = text === 'm' || text === 'k';
  if (isLetter && !isMoney) {
    if (!isClosed) return number;
    // `5m dollars` is not a length. `20m` may be one, and `5k` is not.
    const next = tokenAt(reader, at + number.length + 1).word;
    if (text === 'm' && next.currency === '' && !isSecondReading(reader)) return number;
  }
  const amount = scaled(number.amount, scale);
  return amount === null ? number : { ...number, amount, length: number.length + 1, inWords: -1, hasScale: true };
}

/** Returns the product in plain figures; null if a fraction gives no whole number. */
function scaled(amount: string, scale: number): string | null {
  const zeros = Math.round(Math.log10(scale));
  const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(amount);
  if (mixed !== null) {
    const [, whole = '0', part = '0', parts = '1'] = mixed;
    const product = (Number(whole) + Number(part) / Number(parts)) * scale;
    return Number.isSafeInteger(product) ? String(product) : null;
  }
  const [whole = '', decimals = ''] = amount.split('.');
  const product = whole + decimals.slice(0, zeros).padEnd(zeros, '0');
  const rest = decimals.slice(zeros);
  return product.replace(/^(-?)0+(?=\d)/, '$1') + (rest === '' ? '' : `.${rest}`);
}

function readWords(reader: Reader, at: number): Num | null {
  const { text, word } = tokenAt(reader, at);
  if (text === 'half') return readHalf(reader, at);
  if (text === 'a' && tokenAt(reader, at + 1).word.denominator > 0) return readOnePart(reader, at);
  if (text === 'point') return readDecimal(reader, at, { whole: '0', length: 0 });
  const isNumber = word.unit > 0 || word.tens > 0 || word.ordinal > 0 || word.scaleOrdinal > 0;
  if (!isNumber && text !== 'a' && text !== 'zero' && text !== 'nought' && text !== 'oh') return null;
  if (text === 'oh')
    return tokenAt(reader, at + 1).text === 'point' ? readDecimal(reader, at + 1, { whole: '0', length: 1 }) : null;
  const cardinal = readCardinal(reader, at);
  if (cardinal === null) return null;
  const { value, length } = cardinal;
  if (cardinal.isOrdinal) return readOnePart(reader, at) ?? { ...numberOf(String(value), length), isOrdinal: true };
  const end = at + length;
  const next = tokenAt(reader, end);
  if (next.text === 'point')
    return readDecimal(reader, end, { whole: String(value), length }) ?? numberOf(String(value), length, value);
  if (next.word.denominator > 0) {
    const parts = readParts(reader, end, cardinal);
    if (parts !== null) return parts;
  }
  const part = next.text === 'and' ? readPart(reader, end) : null;
  if (part !== null) {
    const mixed = numberOf(`${value} ${part.amount}`, length + part.length);
    return withScale(reader, { at, isMoney: false }, mixed);
  }
  return readYear(reader, at, cardinal) ?? numberOf(String(value), length, value);
}

/** Reads `half a million`, or `half` if it is the whole text. */
function readHalf(reader: Reader, at: number): Num | null {
  if (tokenAt(reader, at + 1).text === 'a' && tokenAt(reader, at + 2).word.scale > 0) {
    const amount = scaled('1/2', tokenAt(reader, at + 2).word.scale);
    return amount === null ? null : { ...numberOf(amount, 3), hasScale: true };
  }
  return reader.tokens.length === 1 ? numberOf('1/2', 1) : null;
}

/** Reads `a third` at the end or before `of`. In `a third person` it is an ordinal. */
function readOnePart(reader: Reader, at: number): Num | null {
  if (tokenAt(reader, at).text !== 'a') return null;
  const { text, word } = tokenAt(reader, at + 1);
  const after = tokenAt(reader, at + 2).text;
  if (text.endsWith('s') || (after !== '' && after !== 'of')) return null;
  if (word.ordinal > 0 && isSecondReading(reader)) return null;
  return numberOf(`1/${word.denominator}`, 2);
}

/** Reads the denominator after a number in words: `two thirds`, `one quarter`. */
function readParts(reader: Reader, end: number, { value, length }: Cardinal): Num | null {
  const { text, word } = tokenAt(reader, end);
  if (value < 1 || value > 99 || text.endsWith('s') !== value > 1) {
    if (text !== 'halves' || value < 2) return null;
  }
  return withScale(reader, { at: end - length, isMoney: false }, numberOf(`${value}/${word.denominator}`, length + 1));
}

/** Reads the fraction after a whole number: `1/2` in figures, or `and a half`. */
function readPart(reader: Reader, at: number): { readonly amount: string; readonly length: number } | null {
  const { text, figure } = tokenAt(reader, at);
  if (figure !== '') {
    const [part = '', parts = ''] = FRACTION.test(figure) ? figure.split('/') : [];
    return Number(part) < Number(parts) ? { amount: figure, length: 1 } : null;
  }
  if (text !== 'and') return null;
  const lead = tokenAt(reader, at + 1);
  const { text: name, word } = tokenAt(reader, at + 2);
  const count = lead.text === 'a' ? 1 : lead.word.unit;
  if (count === 0 || word.denominator <= count || name.endsWith('s') !== count > 1) return null;
  return { amount: `${count}/${word.denominator}`, length: 3 };
}

/** Reads the digits after `point` in words; `length` is the number of tokens before it. */
function readDecimal(
  reader: Reader,
  at: number,
  { whole, length }: { readonly whole: string; readonly length: number },
): Num | null {
  let figures = '';
  for (;;) {
    const figure = digitOf(reader, at + 1 + figures.length);
    if (figure === null) break;
    figures += figure;
  }
  if (figures === '') return null;
  const number = numberOf(`${whole}.${figures}`, length + 1 + figures.length);
  return withScale(reader, { at: at - length, isMoney: false }, number);
}

function digitOf(reader: Reader, at: number): number | null {
  const { text, word } = tokenAt(reader, at);
  if (word.unit > 0 && word.unit < 10) return word.unit;
  return text === 'zero' || text === 'nought' || text === 'oh' || text === 'o' ? 0 : null;
}

/** Reads a year such as `nineteen eighty four`, `twenty twenty` or `nineteen oh five`. `eleven thirty` is first read as a time. */
function readYear(reader: Reader, at: number, century: Cardinal): Num | null {
  if (century.length !== 1 || century.value < 10 || century.value > 20) return null;
  const end = readPair(reader, at + 1);
  if (end === null) return null;
  const isTime = century.value <= 12 && end.value < 60;
  const isBoth = isTime || (century.value <= 20 && end.value < 60);
  if (isBoth && isSecondReading(reader) !== isTime) return null;
  const year = century.value * 100 + end.value;
  return numberOf(String(year), 1 + end.length, year);
}

/** Reads the second half of a year or time in words: `eighty four`, `oh five`. */
export function readPair(reader: Reader, at: number): Cardinal | null {
  const { text } = tokenAt(reader, at);
  if (text === 'oh' || text === 'o' || text === 'zero') {
    const { unit } = tokenAt(reader, at + 1).word;
    return unit > 0 && unit < 10 ? { value: unit, length: 2, isOrdinal: false } : null;
  }
  const cardinal = readCardinal(reader, at);
  if (cardinal === null || cardinal.isOrdinal) return null;
  return cardinal.value >= 10 && cardinal.value <= 99 ? cardinal : null;
}
