import { isUnitAgainst } from './units.ts';
import { mayBeOneOf, startsWithLetter } from './word-filter.ts';

const NUMBER_TOKEN = /^([£€$¥]?)([+-]?(?:\d(?:[\d.,:]*\d)?|\.\d+))(.*)$/s;
const MINUTES_OF_DAY = new Map([
  ['am', 'am'],
  ['a.m', 'am'],
  ['a.m.', 'am'],
  ['pm', 'pm'],
  ['p.m', 'pm'],
  ['p.m.', 'pm'],
]);
const SCALE_LETTERS = new Map([
  ['k', 'thousand'],
  ['m', 'million'],
  ['bn', 'billion'],
]);
const TWELVE_OCLOCK = new Map([
  ['noon', 'pm'],
  ['midday', 'pm'],
  ['midnight', 'am'],
]);
/** What `splitFigures` reads in a text without a figure. */
export const CLOCK_WORDS: readonly string[] = [...TWELVE_OCLOCK.keys(), ...MINUTES_OF_DAY.keys(), 'per'];
const mayBeOfClock = mayBeOneOf([...TWELVE_OCLOCK.keys(), 'per', 'cent', '%']);
const mayBeHalf = mayBeOneOf(MINUTES_OF_DAY.keys());
const TWELVE = new Set(['12', 'twelve']);
const CURRENCY = new Set(['£', '€', '$', '¥']);

/** Sets apart what is written against a figure: `15%`, `9.30am`, `£15`, `20kg`; and gives noon and shares their figures. */
export function splitFigures(words: readonly string[]): readonly string[] {
  const split: string[] = [];
  for (const word of words) {
    if (startsWithLetter(word)) split.push(halfDay(word));
    else split.push(...splitFigure(word));
  }
  const out: string[] = [];
  for (const [at, word] of split.entries()) {
    if (!mayBeOfClock(word, 0, word.length)) out.push(word);
    else if (word === '%' || (word === 'cent' && split[at - 1] === 'per')) out.push('percent');
    else if (word !== 'per' || split[at + 1] !== 'cent') {
      const half = TWELVE_OCLOCK.get(word);
      if (half !== undefined && !TWELVE.has(split[at - 1] ?? '')) out.push('12');
      out.push(half ?? word);
    }
  }
  return out;
}

/** Puts a space for each hyphen that joins words; between two figures it stays: `9-5`. */
export function splitHyphens(normalised: string): string {
  if (!normalised.includes('-')) return normalised;
  return normalised.replace(/(?<=[\p{L}\p{N}'])-(?=[\p{L}\p{N}])/gu, (dash, at: number) => {
    const joinsFigures = isDigit(normalised.charAt(at - 1)) && isDigit(normalised.charAt(at + 1));
    return joinsFigures ? dash : ' ';
  });
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}

/** `am` and `pm`, however they are dotted; any other word as it is. */
function halfDay(token: string): string {
  return mayBeHalf(token, 0, token.length) ? (MINUTES_OF_DAY.get(token) ?? token) : token;
}

function splitFigure(token: string): readonly string[] {
  const match = NUMBER_TOKEN.exec(token);
  if (match === null) return [halfDay(token)];
  const [, currency = '', figure = '', rest = ''] = match;
  const lead = currency === '' ? [figure] : [currency, figure];
  if (rest === '') return lead;
  if (MINUTES_OF_DAY.has(rest)) return [...lead, halfDay(rest)];
  const scale = currency === '' ? undefined : SCALE_LETTERS.get(rest);
  if (scale !== undefined) return [...lead, scale];
  if (rest === '%' || isUnitAgainst(figure, rest)) return [...lead, rest];
  if (CURRENCY.has(rest) && currency === '') return [rest, figure];
  return rest === 'p' && currency === '' ? [figure, 'pence'] : [token];
}
