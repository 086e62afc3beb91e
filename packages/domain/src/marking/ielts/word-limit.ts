import type { WordLimit } from '../../question-types/group.ts';
import { textOf } from '../../html/text-of.ts';
import { fold, tidy } from './normalise.ts';

const COUNTS = new Map(
  'one two three four five six seven eight nine ten'
    .split(' ')
    .flatMap((word, index) => [[word, index + 1] as const, [String(index + 1), index + 1] as const]),
);
const NUMBER_NAMES = 'one|two|three|four|five|six|seven|eight|nine|ten';
const COUNT = `(a single|an?|only one|${NUMBER_NAMES}|single|10|[1-9])`;
/** The words for a number in a limit; a time or a date counts as a number too. */
const FIGURE = '(?:number|figure|numeral|digit|time|date|amount)';
const JOIN = '(?:and ?[/\\\\] ?or|and or|or|and|&|\\+|plus)';
const NUMBERS = `(?:an? |one |1 |two |2 )?${FIGURE}s?`;
const LIMIT = new RegExp(
  `\\b(${NUMBERS},? ${JOIN} )?${COUNT}(?:(?: (?:or|to) | ?- ?|(?<=\\bbetween \\w+) and )${COUNT})?[ -](word|letter)s?\\b(?: only)?,?((?: \\(?${JOIN} | ?/ ?)${NUMBERS}\\b)?`,
  'g',
);
const AT_MOST = '(?:max(?:\\.|imum)?(?: of)?|up to|at most|no more than|not more than|≤|<=)';
/** `Word limit: 2`, `Words: max. 3`, `Maximum number of words: two`. */
const WORDS_FIRST = new RegExp(
  [
    '\\b(?:word (?:limit|count)|limit of words|max(?:\\.|imum)? (?:(?:number|no\\.?) of )?words|(?:number|no\\.?) of words|(?:^|(?<=[.!?;] ))words)',
    `(?:(?: ?\\(?${AT_MOST}\\)?)(?: ?[:=-])?| is| ?[:=-]|(?<=limit)(?: \\()?) ?(?:${AT_MOST} ?)?${COUNT}(?: words?)?`,
    `(?=(?: max(?:\\.|imum)?)? ?(?:$|[.,;!)]|${JOIN}\\b|for |per |each|in each))(,?(?: \\(?${JOIN} | ?/ ?)${NUMBERS}\\b)?`,
  ].join(''),
);
/** A verb that asks for an answer, unlike `you will hear the recording one time only`. */
const ANSWER_VERB = '\\b(?:write|give|use|using|answer|with)\\b[^.!?]{0,20} ';
const NUMBER_ONLY = new RegExp(
  [
    '\\bnumbers? only\\b',
    `${ANSWER_VERB}(?:an?|one|the) ${FIGURE}s? only\\b`,
    '\\bonly numbers\\b',
    '\\b(?:write|give|use|with|using|only|no more than|not more than) (?:only )?(?:an?|one|1|two|2) numbers?\\b(?! (?:of|from|in the|between|next|i\\b))',
    '(?<!\\bthe )\\bnumbers for each (?:answer|gap|blank|space|question)\\b',
    `${ANSWER_VERB}an? ${FIGURE} ${JOIN} an? ${FIGURE}\\b`,
  ].join('|'),
);
const MANY = '(?:dozen|eleven|twelve|fifteen|twenty|several|[1-9]\\d)';
/** A count of words as in `2 words max`, without an article before it, and without words after it that say which words they are. */
const COUNTED_WORDS = new RegExp(
  `(?<!\\b(?:the|these|those|following|other|extra) )\\b(?:${NUMBER_NAMES}|${MANY}|[1-9]|single)[ -]words?\\b(?! (?:you|that|which|who|in the|from the|below|above|are|is|have|do)\\b)`,
);
const SEEMS_A_LIMIT = [
  /\b(?:no more than|not more than|at most|up to|a maximum of|maximum|max\.?|fewer than|less than)(?!\w)[^.]{0,20}\b(?:words?|numbers?|letters?)\b/,
  /\b(?:word|words|letters?|figures?|numbers?) (?:only|max|maximum|limit|at most|or less|or fewer)\b|\b(?:word|length) (?:limit|count)\b|\blimit of\b/,
  /\bwords? ?(?:[:=] ?)?\(?(?:max\b|maximum|up to|at most)/,
  /\bonly (?:[a-z]+ )?words?\b/,
  COUNTED_WORDS,
  /(?:không quá|tối đa|nhiều nhất) [^.]{0,20}(?<![\p{L}])(?:từ|số|chữ)(?![\p{L}])|giới hạn (?:số )?từ|số từ tối đa/u,
];
const VIETNAMESE =
  /(?:không quá|tối đa|chỉ|nhiều nhất) (một|hai|ba|bốn|năm|[1-5]) từ(?![\p{L}])(?! (?:bài|đoạn))( (?:và ?\/ ?hoặc|hoặc|và) (?:một|1) (?:con )?số(?![\p{L}]))?/u;
/** `Giới hạn từ: 2`, `Số từ tối đa: hai`. */
const VIETNAMESE_WORDS_FIRST =
  /(?:giới hạn (?:số )?từ|số từ tối đa)(?: là)? ?:? ?(?:tối đa )?(một|hai|ba|bốn|năm|[1-5])(?![\p{L}\d])(?: từ)?( (?:và ?\/ ?hoặc|hoặc|và) (?:một|1) (?:con )?số(?![\p{L}]))?/u;
const VIETNAMESE_COUNTS = ['một', 'hai', 'ba', 'bốn', 'năm'];

/**
 * Reads the word limit of an instruction, such as `NO MORE THAN TWO WORDS AND/OR A NUMBER` or `ONE WORD ONLY`. The instruction may be HTML.
 *
 * @returns null without a limit; `words: 0` for a number only. Never throws.
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
  return readLimit(wordsOf(instruction));
}

const COUNT_TWICE = new RegExp(`\\b(${NUMBER_NAMES}|[1-9]|10) ?\\((?:${NUMBER_NAMES}|[1-9]|10)\\)`, 'g');

/** The text of an instruction, with `three (3) word(s)` as `three words`. */
function wordsOf(instruction: string): string {
  const text = fold(tidy(textOf(instruction)));
  return text.includes('(') ? text.replace(COUNT_TWICE, '$1').replaceAll('(s)', 's') : text;
}

/** Whether an instruction seems to state a limit that cannot be read, so that no limit would apply. */
export function hasUnreadLimit(instruction: string): boolean {
  const text = wordsOf(instruction);
  return SEEMS_A_LIMIT.some((pattern) => pattern.test(text)) && readLimit(text) === null;
}

function readLimit(text: string): WordLimit | null {
  const stated = [...text.matchAll(LIMIT)].filter((match) => !isLoose(match));
  // An instruction may mention other words: `Look at the four words in the box. Write ONE word.`
  const match = stated.find((one) => isInstruction(text, one)) ?? stated.find(({ index }) => index === 0);
  if (match === undefined)
    return readWordsFirst(text) ?? (NUMBER_ONLY.test(text) ? { words: 0, number: true } : readVietnamese(text));
  const [, numberBefore, first = '', second, , numberAfter] = match;
  const isBelow = /\b(?:fewer|less) than $/.test(text.slice(0, match.index));
  const words = (COUNTS.get(second ?? first) ?? 1) - (isBelow ? 1 : 0);
  return { words, number: numberBefore !== undefined || numberAfter !== undefined };
}

function readWordsFirst(text: string): WordLimit | null {
  const match = WORDS_FIRST.exec(text);
  if (match === null) return null;
  const [, count = '', number] = match;
  return { words: COUNTS.get(count) ?? 1, number: number !== undefined };
}

/** `a word`, without a number beside it, is as often part of a sentence: `a word from the box`. */
function isLoose([, numberBefore, first = '', , unit, numberAfter]: RegExpExecArray): boolean {
  const counted = COUNTS.has(first) || first === 'only one' || (unit === 'word' && first.endsWith('single'));
  return !counted && numberBefore === undefined && numberAfter === undefined;
}

const TELLS =
  /\b(?:write|use|using|choose|give|answers?|with|type|enter|insert|complete|fill|no more than|not more than|at most|up to|maximum of|fewer than|less than|limit|between|needs?|exceed|keep to)\b[^.!?]*$|(?:\bmax\.?:?|\blimited to|\blonger than|≤|<=) ?$/;
const TELLS_AFTER =
  /^(?:,? ?\(?(?:only|max|maximum|at most|or (?:less|fewer)|limit|answers?|per|for each|in each|each)\b| long\b)/;
const POINTED_AT = /\b(?:the|these|those|following) $/;

/** Whether words before or after the limit in the same sentence make it an instruction. */
function isInstruction(text: string, { 0: limit, index }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 80), index);
  if (POINTED_AT.test(before)) return false;
  return TELLS.test(before) || limit.endsWith(' only') || TELLS_AFTER.test(text.slice(index + limit.length));
}

function readVietnamese(text: string): WordLimit | null {
  const match = VIETNAMESE.exec(text) ?? VIETNAMESE_WORDS_FIRST.exec(text);
  if (match === null) return null;
  const [, count = '', number] = match;
  const named = VIETNAMESE_COUNTS.indexOf(count) + 1;
  return { words: named === 0 ? Number(count) : named, number: number !== undefined };
}
