import {
  BEGINNINGS,
  DIGRAPH_PARTS,
  DOUBLED_L_ENDINGS,
  DOUBLED_L_STEMS,
  ISE_ENDINGS,
  ISE_STEMS,
  OGUE_ENDINGS,
  OGUE_STEMS,
  OUR_ENDINGS,
  OUR_STEMS,
  PREFIXES,
  RE_ENDINGS,
  RE_STEMS,
  WHOLE_WORDS,
  YSE_ENDINGS,
  YSE_STEMS,
} from './spelling-stems.ts';
import { mayBeOneOf, pairIndex, type WordFilter } from './word-filter.ts';

const WORD = /^[a-z]{3,30}/;
/** Words that differ in the letters after their stems, such as `our` in `colour`. */
interface Family {
  readonly british: string;
  readonly american: string;
  readonly stems: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
  /** US endings that differ too. */
  readonly otherEndings?: ReadonlyMap<string, string>;
}

/** The families are applied in this order: `colourise` becomes `colourize`, then `colorize`. */
const FAMILIES: readonly Family[] = [
  { british: 'is', american: 'iz', stems: ISE_STEMS, endings: ISE_ENDINGS },
  { british: 'ys', american: 'yz', stems: YSE_STEMS, endings: YSE_ENDINGS },
  { british: 'our', american: 'or', stems: OUR_STEMS, endings: new Set([...OUR_ENDINGS, '']) },
  // `centred` becomes `centered`: after -er, the ending has its own e.
  {
    british: 're',
    american: 'er',
    stems: RE_STEMS,
    endings: new Set([...RE_ENDINGS, '']),
    otherEndings: new Map([['d', 'ed']]),
  },
  { british: 'll', american: 'l', stems: DOUBLED_L_STEMS, endings: DOUBLED_L_ENDINGS },
  {
    british: 'ogu',
    american: 'og',
    stems: OGUE_STEMS,
    endings: OGUE_ENDINGS,
    otherEndings: new Map([
      ['e', ''],
      ['es', 's'],
    ]),
  },
];

const DIGRAPH = new RegExp([...DIGRAPH_PARTS].join('|'), 'g');
const BEGINNING = new RegExp(`^((?:re|pre|mis|non|un|dis|de)?)(${[...BEGINNINGS.keys()].join('|')})`);
/**
 * Every UK spelling has some of these letters, except those of `WHOLE_WORDS`, and most words have none of them. This runs for every answer,
 * so it is short instead of complete lists. A test fails if letters of the lists are missing.
 */
const TWO_SPELLINGS = /ou|re|[iy]s|ogu|ll|[ao]e|gem|niu|tef|ett|equ|osi|augh|pyj|scep|lph|ilf/;
/** Pairs of letters that belong to no family. */
const OTHER_LETTERS = 'ou ll ae oe gem niu tef ett equ osi augh pyj scep lph ilf'.split(' ');
const OTHER_PARTS = /ou|el|ll|[ao]e|gem|niu|tef|ett|equ|cosi|augh|pyj|scep|lph|ilf/;

/** Whether a word may be one of the whole words or their plurals. */
const mayBeWhole = mayBeOneOf([...WHOLE_WORDS.keys()].flatMap((word) => [word, `${word}s`]));
const ENDINGS = FAMILIES.map(({ british, endings }) => ({ british, mayEnd: mayBeOneOf(endings) }));
/** For each pair of letters, the lists with an entry that begins with it: a bit for each family, and one for all others. */
const LISTS_OF_PAIR = new Uint8Array(1024);
const OTHER_LIST = 1 << FAMILIES.length;
for (const [list, letters] of [...FAMILIES.map(({ british }) => [british]), OTHER_LETTERS].entries())
  for (const part of letters) {
    const pair = pairIndex(part.charCodeAt(0), part.charCodeAt(1));
    LISTS_OF_PAIR[pair] = (LISTS_OF_PAIR[pair] ?? 0) | (1 << list);
  }

/**
 * A fast check whether a word may have a US spelling: it runs for every answer, and most answers have no such word.
 */
export const mayHaveUsSpelling: WordFilter = (text, start, end) => {
  if (mayBeWhole(text, start, end)) return true;
  let hasOther = false;
  for (let at = start; at < end - 1; at += 1) {
    const lists = LISTS_OF_PAIR[pairIndex(text.charCodeAt(at), text.charCodeAt(at + 1))] ?? 0;
    if (lists === 0) continue;
    hasOther ||= (lists & OTHER_LIST) !== 0;
    for (let list = 0; list < ENDINGS.length; list += 1) {
      const family = ENDINGS[list];
      if (family === undefined || ((lists >> list) & 1) === 0 || !text.startsWith(family.british, at)) continue;
      if (family.mayEnd(text, at + family.british.length, end)) return true;
    }
  }
  return hasOther && OTHER_PARTS.test(text);
};

/** Whether a text may contain UK spellings other than those of `WHOLE_WORDS`. */
export function mayHaveTwoSpellings(text: string): boolean {
  return TWO_SPELLINGS.test(text);
}

/**
 * Returns the US spelling of a lower-case word in UK spelling, and any other word unchanged. Punctuation after the word stays.
 *
 * @param mayHaveTwo the result of `mayHaveTwoSpellings` for the word or its text.
 * @example americanSpelling('neighbourhood') // 'neighborhood'
 */
export function americanSpelling(token: string, mayHaveTwo = mayHaveTwoSpellings(token)): string {
  const whole = wholeWord(token);
  if (whole !== undefined || !mayHaveTwo) return whole ?? token;
  const word = WORD.exec(token)?.[0];
  if (word === undefined || /[\p{L}\p{N}]/u.test(token.charAt(word.length))) return token;
  const end = token.slice(word.length);
  const american = FAMILIES.reduce(respell, word);
  if (!OTHER_PARTS.test(american)) return american + end;
  return (
    american
      .replace(DIGRAPH, (part) => part.replace(/[ao]e/, 'e'))
      .replace(BEGINNING, (_, prefix: string, british: string) => prefix + (BEGINNINGS.get(british) ?? british)) + end
  );
}

/** US spellings that are also other words: `check` is accepted for a cheque, but `cheque` is not accepted for a check. */
const OTHER_WORDS = new Set(
  'check checks checkbook checkbooks checker checkers checkered story stories tire tires curb curbs curbstone curbstones draft drafts drafted drafting drafty meter meters'.split(
    ' ',
  ),
);

/** Whether the US spelling of a word is also another word. */
export function isOtherWord(american: string): boolean {
  return OTHER_WORDS.has(american);
}

function wholeWord(word: string): string | undefined {
  const american = WHOLE_WORDS.get(word);
  if (american !== undefined || !word.endsWith('s')) return american;
  const singular = WHOLE_WORDS.get(word.slice(0, -1));
  return singular && `${singular}s`;
}

function respell(word: string, { british, american, stems, endings, otherEndings }: Family): string {
  for (let at = word.indexOf(british, 1); at !== -1; at = word.indexOf(british, at + 1)) {
    const ending = word.slice(at + british.length);
    if (endings.has(ending) && isStem(word.slice(0, at), stems))
      return word.slice(0, at) + american + (otherEndings?.get(ending) ?? ending);
  }
  return word;
}

const mayBePrefix = mayBeOneOf(PREFIXES);
const PREFIX_MAX = Math.max(...[...PREFIXES].map((prefix) => prefix.length));

function isStem(stem: string, stems: ReadonlySet<string>): boolean {
  if (stems.has(stem)) return true;
  for (let length = 2; length <= Math.min(PREFIX_MAX, stem.length - 2); length += 1)
    if (mayBePrefix(stem, 0, length) && PREFIXES.has(stem.slice(0, length)) && isStem(stem.slice(length), stems))
      return true;
  return false;
}
