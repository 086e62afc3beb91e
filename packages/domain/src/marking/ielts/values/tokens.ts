import { CURRENCIES } from './currencies.ts';
import { readOrdinal } from './ordinals.ts';
import { startsWithLetter } from '../word-filter.ts';
import { withoutPoints } from '../without-points.ts';
import { NO_WORD, WORDS, type Word } from './words.ts';

/** A word, a figure or a sign of a text. */
export interface Token {
  readonly text: string;
  readonly word: Word;
  /** The figure as written, such as `1,000`, `9.30` or `3/4`; '' for other tokens. */
  readonly figure: string;
  /** The number of an ordinal in figures, such as 21 for `21st`; else 0. */
  readonly ordinal: number;
  /** The decade, such as `1990s`; '' for other tokens. */
  readonly decade: string;
  /** Whether it follows a figure without a space, as the `m` of `3m`. */
  readonly isClosed: boolean;
  /** Whether a comma follows. */
  readonly hasComma: boolean;
}

const FIGURE_CHUNK = /^(\D{0,4}?)([+-]?(?:\d(?:[\d.,:/]*\d)?|\.\d+))(\D.*)?$/s;
/** One dash between two figures, such as `10%-15%` or `£5,000-£15,000`. */
const RANGE_CHUNK = /^([^-]+)-([^-\d]{0,4}[\d.][^-]*)$/s;
const DECADE = /^\d{3}0$/;
const SHORT_DECADE = /^[2-9]0$/;

/**
 * Splits words into tokens. A sign or unit that is joined to a figure becomes a separate token, as in `15%`, `9.30am`, `£15` and `20kg`.
 */
export function tokensOf(words: readonly string[]): readonly Token[] {
  const out: Token[] = [];
  for (const word of words) pushWord(word, out);
  return out;
}

function pushWord(text: string, out: Token[]): void {
  if (startsWithLetter(text) && !HAS_FIGURE.test(text)) {
    out.push(wordToken(text, false));
    return;
  }
  pushChunk(text, out);
}

const HAS_FIGURE = /\d/;

function pushChunk(text: string, out: Token[]): void {
  const range = text.includes('-') ? RANGE_CHUNK.exec(text) : null;
  if (range !== null && text.length > 1) {
    pushChunk(range[1] ?? '', out);
    out.push(DASH);
    pushChunk(range[2] ?? '', out);
    return;
  }
  const match = FIGURE_CHUNK.exec(text);
  const lead = match?.[1] ?? '';
  const figure = match?.[2] ?? '';
  if (match === null || (lead !== '' && !CURRENCIES.has(lead))) {
    out.push(wordToken(text, false));
    return;
  }
  const end = match[3] ?? '';
  const hasComma = end.endsWith(',');
  const rest = hasComma ? end.slice(0, -1) : end;
  if (!pushFigure({ lead, figure, rest, hasComma }, out)) out.push(wordToken(text, false));
}

interface Chunk {
  readonly lead: string;
  readonly figure: string;
  readonly rest: string;
  readonly hasComma: boolean;
}

/** @returns false for a chunk that is not a figure with a unit, such as `5g7` or `21th`. */
function pushFigure({ lead, figure, rest, hasComma }: Chunk, out: Token[]): boolean {
  const bare = lead === '';
  if (bare && ORDINAL_ENDING.test(rest)) {
    const ordinal = readOrdinal(figure + rest);
    if (ordinal !== null) pushNew(out, figure + rest, { ordinal, hasComma });
    return ordinal !== null;
  }
  if (bare && isDecade(figure, rest)) {
    pushNew(out, `${figure}s`, { decade: `${figure}s`, hasComma });
    return true;
  }
  const suffix = rest === '' ? '' : withoutPoints(rest);
  if (suffix !== '' && !isSuffix(suffix)) return false;
  if (!bare) out.push(wordToken(lead, false));
  const token = newToken(figure, NO_WORD);
  token.figure = figure;
  token.hasComma = hasComma && suffix === '';
  out.push(token);
  if (suffix === '') return true;
  const end = wordToken(suffix, true);
  end.hasComma = hasComma;
  out.push(end);
  return true;
}

const ORDINAL_ENDING = /^(?:st|nd|rd|th)$/;

function isDecade(figure: string, rest: string): boolean {
  if (rest !== 's' && rest !== "'s") return false;
  return DECADE.test(figure) || (rest === "'s" && SHORT_DECADE.test(figure));
}

/** Whether a text may end a figure without a space: a unit, `am`, a sign, a currency, a letter such as the `m` of `3.2m`. */
function isSuffix(text: string): boolean {
  const word = WORDS.get(text);
  return word !== undefined && (word.isUnit || word.half !== '' || word.currency !== '' || SUFFIXES.has(text));
}

const SUFFIXES = new Set(['%', '¢', 'c', 'p', 'k', 'm', 'bn', 'mn', 'million', 'billion', 'thousand']);

/** A token while it is created. All tokens have the same fields in the same order, which makes access fast. */
type NewToken = { -readonly [Field in keyof Token]: Token[Field] };

function newToken(text: string, word: Word): NewToken {
  return { text, word, figure: '', ordinal: 0, decade: '', isClosed: false, hasComma: false };
}

/** The token after the last one of a text. */
export const END: Token = newToken('', NO_WORD);

const DASH: Token = newToken('-', WORDS.get('-') ?? NO_WORD);

function pushNew(out: Token[], text: string, fields: Partial<NewToken>): void {
  out.push(Object.assign(newToken(text, NO_WORD), fields));
}

function wordToken(text: string, isClosed: boolean): NewToken {
  const ownWord = WORDS.get(text);
  const hasComma = ownWord === undefined && text.endsWith(',');
  const token = newToken(text, (hasComma ? WORDS.get(text.slice(0, -1)) : ownWord) ?? NO_WORD);
  token.isClosed = isClosed;
  token.hasComma = hasComma;
  return token;
}

/** Replaces hyphens between words by spaces. Hyphens between figures stay: `9-5`, `9am-5pm`, `5 km-10 km`. */
export function splitHyphens(normalised: string): string {
  if (!normalised.includes('-')) return normalised;
  return normalised.replace(/(?<=[\p{L}\p{N}'])-(?=[\p{L}\p{N}])/gu, (dash, at: number) =>
    isDigit(normalised.charAt(at + 1)) && endsFigure(normalised, at) ? dash : ' ',
  );
}

/** Whether a figure with its unit or half of the day ends at a position of a text. */
function endsFigure(text: string, end: number): boolean {
  if (isDigit(text.charAt(end - 1))) return true;
  const start = Math.max(text.lastIndexOf(' ', end - 1), text.lastIndexOf('-', end - 1)) + 1;
  if (isDigit(text.charAt(start)) || /^\p{Sc}/u.test(text.charAt(start))) return true;
  const word = WORDS.get(text.slice(start, end));
  if (word === undefined || (word.half === '' && word.scale === 0 && !word.isUnit && word.currency === ''))
    return false;
  return isDigit(text.charAt(start - 2)) && text.charAt(start - 1) === ' ';
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}
