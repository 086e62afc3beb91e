import type { MarkingOptions } from '../options.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { americanSpelling, isOtherWord, mayHaveTwoSpellings, mayHaveUsSpelling } from './american-spelling.ts';
import { closeCompound, COMPOUND_BEGINNINGS } from './compounds.ts';
import { splitHyphens } from './values/tokens.ts';
import { TRIGGERS } from './values/words.ts';
import { writeValues } from './values/write-values.ts';
import { mayBeOneOf, type WordFilter } from './word-filter.ts';
import { withoutPoints } from './without-points.ts';

/** The forms of a normalised text that marking compares. */
export interface Reading {
  /** The text in US spelling, with a space for each hyphen between words. */
  readonly spelt: string;
  readonly canonical: string;
  /** The canonical form of a text that can be read in two ways, such as `five to nine` or `20m`; else null. */
  readonly second: string | null;
  /** Whether the text is plain words, without other forms. */
  readonly isPlain: boolean;
  /** Whether it has a word such as `cheque`, whose US spelling is also another word. */
  readonly hasOtherWord: boolean;
}

/** Options for reading a text. */
export interface ReadingOptions {
  /** Reads pounds as a mass, not as money. */
  readonly poundsAreMass?: boolean;
  /** Reads `cheque` as `check`. True for keys, which accept `check`, and false for answers. */
  readonly takesOtherWords?: boolean;
  /** Does not read `&` as `and`. */
  readonly keepsAmpersand?: boolean;
  /** Does not replace abbreviations by their words. */
  readonly keepsAbbreviations?: boolean;
}

/** Converts the options of a caller. */
export function readingOptions({ ampersand, abbreviations }: MarkingOptions): ReadingOptions {
  return { keepsAmpersand: ampersand === 'refuse', keepsAbbreviations: abbreviations === 'refuse' };
}

const LETTERS = /^[a-z]+$/;
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/;
const NO_OPTIONS: ReadingOptions = {};

/** Whether a text has only lower-case words, as most answers do. `normalise` does not change such a text. */
export function isPlainWords(text: string): boolean {
  return PLAIN_WORDS.test(text);
}

/**
 * Reads a text.
 *
 * @param normalised a text from `normalise`.
 * @param isPlain whether the text has only lower-case words.
 */
export function read(normalised: string, isPlain = isPlainWords(normalised), options = NO_OPTIONS): Reading {
  if (isPlain && !someWord(normalised, mayReadOtherwise))
    return { spelt: normalised, canonical: normalised, second: null, isPlain, hasOtherWord: false };
  const words = (isPlain ? normalised : splitHyphens(spellAnd(normalised, options))).split(' ');
  let isRead = !isPlain;
  let hasCompound = false;
  const mayDiffer = mayHaveTwoSpellings(normalised);
  let isSpelt = isPlain;
  let hasOtherWord = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const american = respell(word, options, { isPlain, mayDiffer });
    const isOther = american !== word && isOtherWord(american);
    hasOtherWord ||= isOther;
    const other = isOther && options.takesOtherWords !== true ? word : american;
    if (other !== word) {
      words[at] = other;
      isSpelt = false;
    }
    if (!mayBeRead(word, 0, word.length)) continue;
    isRead ||= TRIGGERS.has(word);
    hasCompound ||= COMPOUND_BEGINNINGS.has(word);
  }
  const spelt = isSpelt ? normalised : words.join(' ');
  const closed = hasCompound ? closeCompounds(words) : words;
  if (!isRead) return { spelt, canonical: hasCompound ? closed.join(' ') : spelt, second: null, isPlain, hasOtherWord };
  return { spelt, ...writeValues(closed, options.poundsAreMass === true), isPlain, hasOtherWord };
}

function respell(
  word: string,
  { keepsAbbreviations }: ReadingOptions,
  { isPlain, mayDiffer }: { readonly isPlain: boolean; readonly mayDiffer: boolean },
): string {
  const isLetters = isPlain || LETTERS.test(word);
  const plain = isLetters ? word : withoutPoints(word);
  const isShort = keepsAbbreviations !== true && mayBeShort(plain, 0, plain.length);
  const long = isShort ? ABBREVIATIONS.get(plain) : undefined;
  if (long !== undefined) return long;
  return isLetters && !mayHaveUsSpelling(word, 0, word.length) ? word : americanSpelling(plain, mayDiffer);
}

/** Replaces `&`: `R&B` becomes `R and B`. */
function spellAnd(normalised: string, { keepsAmpersand }: ReadingOptions): string {
  if (!normalised.includes('&')) return normalised;
  return normalised.replace(/ ?& ?/g, keepsAmpersand === true ? ' & ' : ' and ').trim();
}

function closeCompounds(words: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const closed = closeCompound(words[at] ?? '', words[at + 1] ?? '');
    out.push(closed ?? words[at] ?? '');
    if (closed !== null) at += 1;
  }
  return out;
}

const mayBeShort = mayBeOneOf(ABBREVIATIONS.keys());
/** Words that may begin a value or a compound. */
const mayBeRead = mayBeOneOf([...TRIGGERS, ...COMPOUND_BEGINNINGS]);

function mayReadOtherwise(text: string, start: number, end: number): boolean {
  return mayBeRead(text, start, end) || mayBeShort(text, start, end) || mayHaveUsSpelling(text, start, end);
}

/** Whether the filter accepts one of the words of a text with single spaces. */
function someWord(text: string, isSuch: WordFilter): boolean {
  let start = 0;
  for (let end = text.indexOf(' '); end !== -1; end = text.indexOf(' ', start)) {
    if (isSuch(text, start, end)) return true;
    start = end + 1;
  }
  return isSuch(text, start, text.length);
}

/**
 * Returns the canonical form, which is the same for all standard ways to write one answer: with hyphens between words, in UK and US
 * spelling, and for compounds, abbreviations, numbers, units, times, money, shares and dates. Texts with the same form are equivalent.
 *
 * @param normalised a text from `normalise`.
 */
export function canonical(normalised: string): string {
  return read(normalised).canonical;
}

/** Returns the canonical forms of a text: two if it can be read in two ways, else one. */
export function canonicalForms(normalised: string, options = NO_OPTIONS): readonly string[] {
  return formsOfReading(read(normalised, isPlainWords(normalised), options));
}

/** Returns the canonical forms of an accepted answer. They include US spellings that are also other words: `check` for `cheque`. */
export function canonicalFormsOfKey(normalised: string, options: ReadingOptions): readonly string[] {
  return readingsOfKey(normalised, options).flatMap(formsOfReading);
}

/** Returns the readings of an accepted answer: one for each spelling of words such as `cheque`. */
export function readingsOfKey(normalised: string, options: ReadingOptions): readonly Reading[] {
  const isPlain = isPlainWords(normalised);
  const reading = read(normalised, isPlain, options);
  return reading.hasOtherWord ? [reading, read(normalised, isPlain, { ...options, takesOtherWords: true })] : [reading];
}

/** The canonical forms of a reading. */
export function formsOfReading({ canonical: form, second }: Reading): readonly string[] {
  return second === null ? [form] : [form, second];
}
