import { wordCount } from '../numbering/word-count.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { countLinking, type LinkingKind } from './linking-words.ts';

/**
 * Facts about a written answer. They are no judgement: no figure is a band, and none is better the higher it is.
 *
 * @example
 * ```ts
 * import { textFigures, type TextFigures } from '@bandwise/domain';
 *
 * const figures: TextFigures = textFigures('However, it rains.', '');
 * figures.linking.contrast; // => 1
 * ```
 */
export interface TextFigures {
  /** As the writing screen counts them: pieces between white space. */
  readonly words: number;
  readonly sentences: number;
  /** Lines with text. */
  readonly paragraphs: number;
  /** null without a sentence. */
  readonly wordsPerSentence: number | null;
  /** Different words ÷ all words, 0 to 1; null without a word. The longer a text, the lower it is. */
  readonly distinctShare: number | null;
  /** Content words that the text has at least three times, the most frequent first; ten at most. */
  readonly repeated: readonly RepeatedWord[];
  readonly linking: Readonly<Record<LinkingKind, number>>;
  /** The share of words in runs of at least four that the task has in the same order, 0 to 1; null without a word. */
  readonly copiedShare: number | null;
}

/**
 * A content word that a text repeats.
 *
 * @example
 * ```ts
 * import { textFigures, type RepeatedWord } from '@bandwise/domain';
 *
 * const words: readonly RepeatedWord[] = textFigures('Cities need cities near cities.', '').repeated;
 * words; // => [{ word: 'cities', count: 3 }]
 * ```
 */
export interface RepeatedWord {
  /** In lower case. */
  readonly word: string;
  readonly count: number;
}

/** A run of fewer words is a phrase that anyone may use. */
const COPIED_RUN = 4;
const REPEATED_FROM = 3;
const REPEATED_MAX = 10;
/** Abbreviations after which a full stop ends no sentence, also before a capital letter. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'st', 'e.g', 'i.e', 'vs', 'fig']);

/**
 * Computes the figures of a written answer.
 *
 * @param text - plain text, with line breaks between paragraphs.
 * @param task - the plain text of the task, with which the answer is compared.
 *
 * @example
 * ```ts
 * import { textFigures } from '@bandwise/domain';
 *
 * textFigures('It rose. It fell.', '').sentences; // => 2
 * textFigures('It rose. It fell.', '').distinctShare; // => 0.75
 * ```
 */
export function textFigures(text: string, task: string): TextFigures {
  const tokens = tokensOf(text);
  const words = wordCount(text);
  const sentences = countSentences(text);
  return {
    words,
    sentences,
    paragraphs: linesOf(text).length,
    wordsPerSentence: sentences === 0 ? null : words / sentences,
    distinctShare: tokens.length === 0 ? null : new Set(tokens).size / tokens.length,
    repeated: repeatedWords(tokens),
    linking: countLinking(tokens),
    copiedShare: tokens.length === 0 ? null : countCopied(tokens, tokensOf(task)) / tokens.length,
  };
}

function linesOf(text: string): readonly string[] {
  return text.split(/[\r\n\u2028\u2029]+/).filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** The words in lower case, without punctuation; a word with an apostrophe or a hyphen is one. */
function tokensOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/**
 * A sentence ends at a full stop, question mark or exclamation mark before white space, or at the end of its line; quotation marks and
 * brackets may close in between.
 */
function countSentences(text: string): number {
  let count = 0;
  for (const line of linesOf(text)) {
    let hasWords = false;
    for (const piece of line.split(/\s+/)) {
      hasWords ||= /[\p{L}\p{N}]/u.test(piece);
      const [, before = '', mark = ''] = /^(.*?)([.!?]+|…)["'”’)\]]*$/u.exec(piece) ?? [];
      if (!hasWords || mark === '') continue;
      if (mark === '.' && TITLES.has(before.toLowerCase().replace(/^["'“‘(]+/, ''))) continue;
      count += 1;
      hasWords = false;
    }
    if (hasWords) count += 1;
  }
  return count;
}

function repeatedWords(tokens: readonly string[]): readonly RepeatedWord[] {
  const counts = new Map<string, number>();
  for (const word of tokens)
    if (!FUNCTION_WORDS.has(word) && /\p{L}{3}/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= REPEATED_FROM)
    .map(([word, count]) => ({ word, count }))
    .sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    .slice(0, REPEATED_MAX);
}

/** Counts the words in runs that the task has too. */
function countCopied(tokens: readonly string[], task: readonly string[]): number {
  const runs = new Set<string>();
  for (let at = 0; at + COPIED_RUN <= task.length; at += 1) runs.add(task.slice(at, at + COPIED_RUN).join(' '));
  let count = 0;
  let copiedTo = 0;
  for (let at = 0; at + COPIED_RUN <= tokens.length; at += 1) {
    if (!runs.has(tokens.slice(at, at + COPIED_RUN).join(' '))) continue;
    count += at + COPIED_RUN - Math.max(at, copiedTo);
    copiedTo = at + COPIED_RUN;
  }
  return count;
}
