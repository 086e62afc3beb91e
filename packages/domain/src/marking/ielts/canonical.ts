import type { MarkingOptions } from '../options.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { americanSpelling, isOtherWord, mayHaveTwoSpellings, mayHaveUsSpelling } from './american-spelling.ts';
import { closeCompound, COMPOUND_BEGINNINGS } from './compounds.ts';
import { splitHyphens } from './values/tokens.ts';
import { TRIGGERS } from './values/words.ts';
import { writeValues } from './values/write-values.ts';
import { mayBeOneOf, type WordFilter } from './word-filter.ts';
import { withoutPoints } from './without-points.ts';

/** A text at two steps of reading; both are made of what `normalise` made. */
export interface Reading {
  /** In US spelling; a hyphen between words parts them. */
  readonly spelt: string;
  readonly canonical: string;
  /** The canonical form of a text that can be read in two ways, such as `five to nine` or `20m`; else null. */
  readonly second: string | null;
  /** Plain words as they were given. */
  readonly isPlain: boolean;
  /** It has a word such as `cheque`, whose US spelling is another word too. */
  readonly hasOtherWord: boolean;
}

/** How a text is read. */
export interface ReadingOptions {
  /** Pounds are a mass. */
  readonly poundsAreMass?: boolean;
  /** `cheque` is read as `check`: so the key is, where `check` is accepted for it, but no answer. */
  readonly takesOtherWords?: boolean;
  /** `&` is no and. */
  readonly keepsAmpersand?: boolean;
  /** An abbreviation is not its word. */
  readonly keepsAbbreviations?: boolean;
}

/** How a caller wants texts to be read. */
export function readingOptions({ ampersand, abbreviations }: MarkingOptions): ReadingOptions {
  return { keepsAmpersand: ampersand === 'refuse', keepsAbbreviations: abbreviations === 'refuse' };
}

const LETTERS = /^[a-z]+$/;
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/;
const NO_OPTIONS: ReadingOptions = {};

/** Whether a text is lower-case words and nothing else, as most answers are: `normalise` leaves it as it is. */
export function isPlainWords(text: string): boolean {
  return PLAIN_WORDS.test(text);
}

/**
 * @param normalised a text that `normalise` made.
 * @param isPlain whether it is plain words.
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

/** `R&B` is `R and B`. */
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
/** Words in which a value may be read, or that begin a compound. */
const mayBeRead = mayBeOneOf([...TRIGGERS, ...COMPOUND_BEGINNINGS]);

function mayReadOtherwise(text: string, start: number, end: number): boolean {
  return mayBeRead(text, start, end) || mayBeShort(text, start, end) || mayHaveUsSpelling(text, start, end);
}

/** Whether one of the words of a text with single spaces is such a one. */
function someWord(text: string, isSuch: WordFilter): boolean {
  let start = 0;
  for (let end = text.indexOf(' '); end !== -1; end = text.indexOf(' ', start)) {
    if (isSuch(text, start, end)) return true;
    start = end + 1;
  }
  return isSuch(text, start, text.length);
}

/**
 * The form in which all standard ways of writing one answer meet: hyphens between words, UK and US
 * spelling, compounds, abbreviations, numbers, units, times, money, shares and dates. Two texts are equivalent if this form is the same.
 *
 * @param normalised a text that `normalise` made.
 */
export function canonical(normalised: string): string {
  return read(normalised).canonical;
}

/** Every form in which a text meets its other ways of writing: one, or two where it can be read in two ways. */
export function canonicalForms(normalised: string, options = NO_OPTIONS): readonly string[] {
  return formsOfReading(read(normalised, isPlainWords(normalised), options));
}

/** The same of an accepted answer, which also takes US spellings that are other words: `check` for `cheque`. */
export function canonicalFormsOfKey(normalised: string, options: ReadingOptions): readonly string[] {
  return readingsOfKey(normalised, options).flatMap(formsOfReading);
}

/** The readings of an accepted answer, each with one spelling of words such as `cheque`. */
export function readingsOfKey(normalised: string, options: ReadingOptions): readonly Reading[] {
  const isPlain = isPlainWords(normalised);
  const own = read(normalised, isPlain, options);
  return own.hasOtherWord ? [own, read(normalised, isPlain, { ...options, takesOtherWords: true })] : [own];
}

/** The canonical forms of a reading. */
export function formsOfReading({ canonical: form, second }: Reading): readonly string[] {
  return second === null ? [form] : [form, second];
}
