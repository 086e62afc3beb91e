import type { WordLimit } from '../../question-types/group.ts';
import { textOf } from '../../html/text-of.ts';
import { readNumberWords, SCALES } from './number-words.ts';
import { fold, tidy } from './normalise.ts';
import { splitHyphens } from './tokens.ts';

const COUNTS = new Map(
  'one two three four five six seven eight nine ten'
    .split(' ')
    .flatMap((word, index) => [[word, index + 1] as const, [String(index + 1), index + 1] as const]),
);
const SEEMS_A_LIMIT =
  /\b(?:no more than|not more than|at most|up to|a maximum of|maximum|fewer than|less than)\b[^.]{0,20}\b(?:words?|numbers?|letters?)\b|\b(?:words?|letters?) only\b|(?:không quá|tối đa|nhiều nhất) [^.]{0,20}(?<![\p{L}])(?:từ|số|chữ)(?![\p{L}])/u;
const COUNT = '(a single|an?|only one|one|two|three|four|five|six|seven|eight|nine|ten|single|10|[1-9])';
const JOIN = '(?:and ?/ ?or|or|and)';
const NUMBERS = '(?:an? |one |1 |two |2 )?numbers?';
const LIMIT = new RegExp(
  `\\b(${NUMBERS} ${JOIN} )?${COUNT}(?: (?:or|to) ${COUNT})? (word|letter)s?\\b( ${JOIN} ${NUMBERS}\\b)?`,
  'g',
);
const NUMBER_ONLY =
  /\bnumbers? only\b|\bonly numbers\b|\b(?:write|give|use|with|using|only) (?:only )?(?:an?|one|1) number\b(?! (?:of|from|in the|between|next|i\b))/;
const VIETNAMESE =
  /(?:không quá|tối đa|chỉ|nhiều nhất) (một|hai|ba|bốn|năm|[1-5]) từ(?![\p{L}])(?! (?:bài|đoạn))( (?:và ?\/ ?hoặc|hoặc|và) (?:một|1) (?:con )?số(?![\p{L}]))?/u;
const VIETNAMESE_COUNTS = ['một', 'hai', 'ba', 'bốn', 'năm'];

/**
 * The limit an instruction states, as in `NO MORE THAN TWO WORDS AND/OR A NUMBER` or `ONE WORD
 * ONLY`; HTML is read as its text.
 *
 * @returns null if it states none; `words: 0` for a number only. Never throws.
 *
 * @example
 * ```ts
 * import { parseWordLimit } from '@bandwise/domain';
 *
 * parseWordLimit('<p>Write <b>ONE WORD ONLY</b>.</p>'); // => { words: 1, number: false }
 * parseWordLimit('Answer the questions.'); // => null
 * ```
 */
export function parseWordLimit(instruction: string): WordLimit | null {
  return readLimit(fold(tidy(textOf(instruction))));
}

/** Whether an instruction seems to state a limit that can't be read, so that none would be kept. */
export function hasUnreadLimit(instruction: string): boolean {
  const text = fold(tidy(textOf(instruction)));
  return SEEMS_A_LIMIT.test(text) && readLimit(text) === null;
}

function readLimit(text: string): WordLimit | null {
  const stated = [...text.matchAll(LIMIT)].filter((match) => !isLoose(match));
  // Other words are counted too: `Look at the four words in the box. Write ONE word.`
  const match = stated.find((one) => isTold(text, one)) ?? stated.find(({ index }) => index === 0);
  if (match === undefined) return NUMBER_ONLY.test(text) ? { words: 0, number: true } : readVietnamese(text);
  const [, numberBefore, first = '', second, , numberAfter] = match;
  const isBelow = /\b(?:fewer|less) than $/.test(text.slice(0, match.index));
  const words = (COUNTS.get(second ?? first) ?? 1) - (isBelow ? 1 : 0);
  return { words, number: numberBefore !== undefined || numberAfter !== undefined };
}

/** `a word`, without a number beside it, is as often part of a sentence: `a word from the box`. */
function isLoose([, numberBefore, first = '', , unit, numberAfter]: RegExpExecArray): boolean {
  const counted = COUNTS.has(first) || (unit === 'word' && first.endsWith('single'));
  return !counted && numberBefore === undefined && numberAfter === undefined;
}

const TELLS =
  /\b(?:write|use|using|choose|give|answer|with|no more than|not more than|at most|up to|maximum of|fewer than)\b[^.!?]*$/;

/** Whether the learner is told to keep to it, before or after it in the same sentence. */
function isTold(text: string, { 0: limit, index }: RegExpExecArray): boolean {
  return TELLS.test(text.slice(Math.max(0, index - 80), index)) || /^ only\b/.test(text.slice(index + limit.length));
}

function readVietnamese(text: string): WordLimit | null {
  const match = VIETNAMESE.exec(text);
  if (match === null) return null;
  const [, count = '', number] = match;
  const named = VIETNAMESE_COUNTS.indexOf(count) + 1;
  return { words: named === 0 ? Number(count) : named, number: number !== undefined };
}

/**
 * Whether an answer keeps to a limit. A hyphenated word is one word and a figure one number;
 * `55 percent` is a number and a word. Where a number is allowed, one written out counts as it or
 * as its words, whichever fits; a further figure counts as a word.
 *
 * @param given a tidied text.
 */
export function fitsLimit(given: string, limit: WordLimit): boolean {
  // Whatever the pieces are, they are no more words than pieces.
  if (hasPieces(given, limit.words)) return true;
  if (!hasPieces(given, limit.words + NUMBER_WORDS_MAX)) return false;
  const tokens = mergeFigures(fold(given).split(' ').filter(hasSubstance));
  const figures = tokens.filter(isFigure).length;
  const words = tokens.length - figures;
  if (fits(words, figures, limit)) return true;
  if (!limit.number) return false;
  const written = writtenNumbers(tokens.filter((token) => !isFigure(token)));
  return fits(words - written.words, figures + written.count, limit);
}

/** A quick look at a text that is far too long: more words than a limit allows, a figure included. */
export function hasMoreWords(text: string, limit: WordLimit): boolean {
  return !hasPieces(text, limit.words + 1);
}

function hasPieces(text: string, most: number): boolean {
  let pieces = 1;
  for (let at = text.indexOf(' '); at !== -1 && pieces <= most; at = text.indexOf(' ', at + 1)) pieces += 1;
  return pieces <= most;
}

function fits(words: number, figures: number, limit: WordLimit): boolean {
  return words + Math.max(0, figures - (limit.number ? 1 : 0)) <= limit.words;
}

/** A sign alone is not a word. */
function hasSubstance(token: string): boolean {
  return /[\p{L}\p{N}]/u.test(token);
}

function isFigure(token: string): boolean {
  return /^[^\p{L}\p{N}]{0,2}\p{N}/u.test(token);
}

/** `1 000 000`, `2 million` and `07632 551 490` are one figure, and `per cent` is one word. */
function mergeFigures(tokens: readonly string[]): readonly string[] {
  let isTelephone = false;
  return tokens.filter((token, index) => {
    const before = tokens[index - 1] ?? '';
    isTelephone = /^\d+$/.test(token) && (isTelephone || /^(?:0|\+)\d+$/.test(before));
    const isGroup = /^\d{3}$/.test(token) && /^\d{1,3}$/.test(before);
    const isScale = SCALES.has(token) && isFigure(before);
    return !isTelephone && !isGroup && !isScale && !(token === 'cent' && before === 'per');
  });
}

/** How many numbers are written out, and how many words they take. */
function writtenNumbers(words: readonly string[]): { count: number; words: number } {
  let count = 0;
  let taken = 0;
  let at = 0;
  while (at < words.length) {
    const number = readWrittenNumber(words, at);
    if (number > 0) {
      count += 1;
      taken += number;
    }
    at += Math.max(1, number);
  }
  return { count, words: taken };
}

/** A number written out with more words than this is not read. */
const NUMBER_WORDS_MAX = 12;

/** How many words the number at `at` takes; a hyphenated one is a single word. */
function readWrittenNumber(words: readonly string[], at: number): number {
  const split = words.slice(at, at + NUMBER_WORDS_MAX).map((word) => splitHyphens(word).split(' '));
  const reading = readNumberWords(split.flat(), 0);
  let left = reading?.length ?? 0;
  let taken = 0;
  for (const pieces of split) {
    if (left < pieces.length) break;
    left -= pieces.length;
    taken += 1;
  }
  return left === 0 ? taken : 0;
}
