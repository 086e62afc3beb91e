import { tokenAt, type Reader } from './reader.ts';

/** A number in words. `length` is the number of its tokens. */
export interface Cardinal {
  readonly value: number;
  readonly length: number;
  readonly isOrdinal: boolean;
}

/**
 * Reads the longest number or ordinal in words that begins at `at`, such as `two hundred and five`. A further group can only follow a
 * scale, so
 * `two three` is two numbers.
 */
export function readCardinal(reader: Reader, at: number): Cardinal | null {
  const { text, word } = tokenAt(reader, at);
  if (text === 'zero' || text === 'nought') return { value: 0, length: 1, isOrdinal: false };
  if (word.scaleOrdinal > 0) return { value: word.scaleOrdinal, length: 1, isOrdinal: true };
  let value = 0;
  let next = at;
  let ceiling = Infinity;
  for (;;) {
    const joined = next > at && tokenAt(reader, next).text === 'and' ? next + 1 : next;
    const group = readBelowThousand(reader, joined);
    if (group === null) break;
    const afterGroup = joined + group.length;
    const { scale, scaleOrdinal } = tokenAt(reader, afterGroup).word;
    if (!group.isOrdinal && scaleOrdinal > 100 && scaleOrdinal < ceiling)
      return { value: value + group.value * scaleOrdinal, length: afterGroup + 1 - at, isOrdinal: true };
    if (group.isOrdinal || scale === 0)
      return { value: value + group.value, length: afterGroup - at, isOrdinal: group.isOrdinal };
    if (scale >= ceiling) break;
    value += group.value * scale;
    ceiling = scale;
    next = afterGroup + 1;
  }
  return next === at ? null : { value, length: next - at, isOrdinal: false };
}

/** Reads `a hundred`, `two hundred and five`, `fifteen hundred`, `ninety nine`, `twelve` or `twenty first`. */
function readBelowThousand(reader: Reader, at: number): Cardinal | null {
  const lead = tokenAt(reader, at);
  const followed = tokenAt(reader, at + 1);
  const isA = lead.text === 'a';
  if (isA && followed.word.scale > 0) return { value: 1, length: 1, isOrdinal: false };
  const hundreds = isA ? 1 : lead.word.unit;
  if (hundreds === 0 || hundreds === 10) return isA ? null : readBelowHundred(reader, at);
  if (followed.text === 'hundredth') return { value: hundreds * 100, length: 2, isOrdinal: true };
  if (followed.text !== 'hundred') return isA ? null : readBelowHundred(reader, at);
  const value = hundreds * 100;
  const joined = at + (tokenAt(reader, at + 2).text === 'and' ? 3 : 2);
  const rest = readBelowHundred(reader, joined);
  if (rest === null) return { value, length: 2, isOrdinal: false };
  return { value: value + rest.value, length: joined + rest.length - at, isOrdinal: rest.isOrdinal };
}

function readBelowHundred(reader: Reader, at: number): Cardinal | null {
  const { tens, unit, ordinal } = tokenAt(reader, at).word;
  if (tens > 0) {
    const next = tokenAt(reader, at + 1).word;
    if (next.unit > 0 && next.unit < 10) return { value: tens + next.unit, length: 2, isOrdinal: false };
    // `twenty third` is an ordinal, because a fraction would have the plural.
    if (next.ordinal > 0 && next.ordinal < 10) return { value: tens + next.ordinal, length: 2, isOrdinal: true };
    return { value: tens, length: 1, isOrdinal: false };
  }
  if (unit > 0) return { value: unit, length: 1, isOrdinal: false };
  return ordinal > 0 && !tokenAt(reader, at).text.endsWith('s') ? { value: ordinal, length: 1, isOrdinal: true } : null;
}
