const UNITS = wordValues(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  1,
);
const TENS = wordValues('ten twenty thirty forty fifty sixty seventy eighty ninety', 10);
const ORDINAL_UNITS = wordValues(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  1,
);
const ORDINAL_TENS = wordValues(
  'tenth twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth',
  10,
);

/** What a number word may multiply. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);

/** Every word that may begin a number in words, or an ordinal. */
export const NUMBER_WORDS: readonly string[] = [
  'zero',
  'a',
  ...UNITS.keys(),
  ...TENS.keys(),
  ...ORDINAL_UNITS.keys(),
  ...ORDINAL_TENS.keys(),
];

/** A number read from words, and how many tokens it took. */
export interface NumberReading {
  readonly value: number;
  readonly length: number;
  readonly ordinal: boolean;
}

function wordValues(words: string, step: number): ReadonlyMap<string, number> {
  return new Map(words.split(' ').map((word, index) => [word, (index + 1) * step]));
}

/**
 * Reads the longest number that starts at `at`, such as `two hundred and five`; null if none does.
 * A group may only follow a scale, so `two three` is two numbers.
 */
export function readNumberWords(tokens: readonly string[], at: number): NumberReading | null {
  if (tokens[at] === 'zero') return { value: 0, length: 1, ordinal: false };
  let value = 0;
  let next = at;
  let ceiling = Infinity;
  for (;;) {
    const joined = next > at && tokens[next] === 'and' ? next + 1 : next;
    const group = readBelowThousand(tokens, joined);
    if (group === null) break;
    const afterGroup = joined + group.length;
    const scale = group.ordinal ? undefined : SCALES.get(tokens[afterGroup] ?? '');
    if (scale === undefined) {
      return { value: value + group.value, length: afterGroup - at, ordinal: group.ordinal };
    }
    if (scale >= ceiling) break;
    value += group.value * scale;
    ceiling = scale;
    next = afterGroup + 1;
  }
  return next === at ? null : { value, length: next - at, ordinal: false };
}

/** `a hundred`, `two hundred and five`, `fifteen hundred`, `ninety nine`, `twelve`, `twenty first`. */
function readBelowThousand(tokens: readonly string[], at: number): NumberReading | null {
  const lead = tokens[at] ?? '';
  const followed = tokens[at + 1] ?? '';
  if (lead === 'a' && SCALES.has(followed)) return { value: 1, length: 1, ordinal: false };
  const hundreds = lead === 'a' ? 1 : (UNITS.get(lead) ?? 0);
  if (followed !== 'hundred' || hundreds === 0 || hundreds === 10) return readBelowHundred(tokens, at);
  const value = hundreds * 100;
  const joined = at + (tokens[at + 2] === 'and' ? 3 : 2);
  const rest = readBelowHundred(tokens, joined);
  if (rest === null) return { value, length: 2, ordinal: false };
  return { value: value + rest.value, length: joined + rest.length - at, ordinal: rest.ordinal };
}

function readBelowHundred(tokens: readonly string[], at: number): NumberReading | null {
  const word = tokens[at] ?? '';
  const followed = tokens[at + 1] ?? '';
  const tens = TENS.get(word);
  if (tens !== undefined && tens > 10) {
    const unit = belowTen(UNITS.get(followed));
    if (unit !== null) return { value: tens + unit, length: 2, ordinal: false };
    const ordinalUnit = belowTen(ORDINAL_UNITS.get(followed));
    if (ordinalUnit !== null) return { value: tens + ordinalUnit, length: 2, ordinal: true };
    return { value: tens, length: 1, ordinal: false };
  }
  const unit = UNITS.get(word);
  if (unit !== undefined) return { value: unit, length: 1, ordinal: false };
  const ordinal = ORDINAL_UNITS.get(word) ?? ORDINAL_TENS.get(word);
  return ordinal === undefined ? null : { value: ordinal, length: 1, ordinal: true };
}

function belowTen(value: number | undefined): number | null {
  return value !== undefined && value < 10 ? value : null;
}

/** The figures after the point of a decimal in words, such as `five` in `three point five`; empty where `at` is no point. */
export function readDecimals(tokens: readonly string[], at: number): string {
  let figures = '';
  if (tokens[at] !== 'point') return figures;
  for (let next = at + 1; ; next += 1) {
    const figure = tokens[next] === 'zero' ? 0 : belowTen(UNITS.get(tokens[next] ?? ''));
    if (figure === null) return figures;
    figures += figure;
  }
}
