import type { Block } from './block.ts';
import { goesOn, joinWrapped } from './lines/join-wrapped.ts';
import type { Line } from './lines/line.ts';
import { takeMarkBefore } from './markers/answer-marks.ts';
import { splitGaps } from './markers/gaps.ts';
import { isInstruction, isListHeading, opensInstruction } from './markers/instructions.ts';
import { readLettered, splitLettered, type Lettered } from './markers/lettered.ts';
import { readNumbered, type Numbered } from './markers/numbered.ts';
import { readRoman } from './markers/roman.ts';

/** A piece of a block: what begins with a marker, with the lines that go on with it; `tail` is the last of them. */
export type Entry =
  | {
      readonly kind: 'number';
      readonly first: number;
      readonly last: number;
      text: string;
      tail: string;
      readonly lines: number[];
    }
  | {
      readonly kind: 'letter';
      readonly letter: number;
      /** A sign before the letter says that the option is right. */
      readonly isRight: boolean;
      text: string;
      tail: string;
      readonly lines: number[];
    }
  | { readonly kind: 'roman'; readonly value: number; text: string; tail: string; readonly lines: number[] }
  | { readonly kind: 'text'; text: string; tail: string; readonly lines: number[]; readonly line: Line };

/** A bare letter is an option only if the next letter follows within so many lines. */
const LOOK_AHEAD = 14;
const LETTER_H = 7;

/** A block's lines by their markers. */
export function outlineOf(block: Block): readonly Entry[] {
  const outliner = new Outliner(block);
  for (const [at, line] of block.lines.entries()) if (line.text !== '') outliner.read(line, at);
  return outliner.entries;
}

/** The number that a line of a question block begins with, if it is believable there. */
export function questionNumber(text: string, range: Block['range'], last: number | null): Numbered | null {
  const numbered = readNumbered(text);
  if (numbered === null) return null;
  const { first, isMarked, rest } = numbered;
  if (range !== null && first >= range.first && first <= range.last) return numbered;
  if (isMarked) return numbered;
  const isNext = last !== null && (first === last + 1 || first === last);
  return isNext || (range === null && last === null && (rest === '' || /^[\p{Lu}“"'‘(_.…]/u.test(rest)))
    ? numbered
    : null;
}

class Outliner {
  readonly entries: Entry[] = [];
  readonly #block: Block;
  readonly #hasNumerals: boolean;
  #hasLetters = false;
  #last: number | null = null;
  #roman = 0;

  constructor(block: Block) {
    this.#block = block;
    this.#hasNumerals = block.lines.some(({ text }) => readRoman(text)?.value === 2);
  }

  read(line: Line, at: number): void {
    const { text, index } = line;
    const numbered = questionNumber(text, this.#block.range, this.#last);
    if (numbered !== null) this.#addNumber(numbered, index);
    else if (!this.#addRoman(text, index) && !this.#addLetters(text, index, at)) this.#addText(line, at);
  }

  #addNumber({ first, last, rest }: Numbered, index: number): void {
    this.#last = last;
    const inline = splitLettered(rest);
    const text = inline === null ? rest : inline.before;
    this.entries.push({ kind: 'number', first, last, text, tail: rest, lines: [index] });
    for (const option of inline?.options ?? []) this.#push(option, index);
  }

  #addRoman(text: string, index: number): boolean {
    const roman = readRoman(text);
    if (roman === null) return false;
    const { value } = roman;
    if (value !== this.#roman + 1 || (value === 1 && this.#isLetterI(text))) return false;
    this.#roman = value;
    this.entries.push({ kind: 'roman', value, text: roman.text, tail: text, lines: [index] });
    return true;
  }

  /** "I" is a letter after H, and if the block has no numeral ii. */
  #isLetterI(text: string): boolean {
    const before = this.entries.at(-1);
    const isAfterH = before?.kind === 'letter' && before.letter === LETTER_H;
    return readLettered(text) !== null && (isAfterH || (!this.#hasNumerals && this.#hasLetters));
  }

  #addLetters(line: string, index: number, at: number): boolean {
    const { text, isRight } = takeMarkBefore(line);
    const inline = splitLettered(text);
    if (inline !== null && inline.before === '') {
      for (const option of inline.options) this.#push(option, index);
      return true;
    }
    const lettered = readLettered(text);
    if (lettered === null || !this.#isExpected(lettered, at)) return false;
    this.#push(lettered, index, isRight);
    return true;
  }

  #push({ letter, text }: Lettered, index: number, isRight = false): void {
    this.#hasLetters = true;
    this.entries.push({ kind: 'letter', letter, isRight, text, tail: text, lines: [index] });
  }

  #isExpected({ letter, isMarked }: Lettered, at: number): boolean {
    const before = this.entries.at(-1);
    if (before?.kind === 'letter' && before.letter === letter - 1) return true;
    if (letter !== 0) return isMarked;
    return isMarked || this.#follows(at, 1);
  }

  #follows(at: number, letter: number): boolean {
    return this.#block.lines.slice(at + 1, at + LOOK_AHEAD).some(({ text }) => {
      const next = readLettered(takeMarkBefore(text).text);
      return next !== null && next.letter === letter;
    });
  }

  #addText(line: Line, at: number): void {
    const before = this.entries.at(-1);
    if (before !== undefined && !this.#opensOptions(before, at) && this.#belongsTo(before, line)) {
      before.text = joinWrapped(before.text, line.text);
      before.tail = line.text;
      before.lines.push(line.index);
    } else this.entries.push({ kind: 'text', text: line.text, tail: line.text, lines: [line.index], line });
  }

  /** A question without a number stands between the options of two questions. */
  #opensOptions(before: Entry, at: number): boolean {
    if (before.kind !== 'letter') return false;
    const next = this.#block.lines.slice(at + 1, at + 4).find(({ text }) => text !== '');
    const option = readLettered(takeMarkBefore(next?.text ?? '').text);
    return option?.letter === 0 && /^[^\p{Ll}]/u.test(this.#block.lines[at]?.text ?? '');
  }

  #belongsTo(before: Entry, { text, afterBlank, cells }: Line): boolean {
    if (isListHeading(text)) return false;
    if (before.kind !== 'text' && before.text === '') return true;
    if (afterBlank || cells !== null) return false;
    if (before.kind === 'letter' && hasGaps(text)) return false;
    if (before.kind !== 'text') return !opensInstruction(text) && !(isInstruction(text) && before.kind !== 'number');
    return !isInstruction(text) && goesOn(before.tail, text, this.#block.width) && !hasGaps(text, before.tail);
  }
}

function hasGaps(...texts: readonly string[]): boolean {
  return texts.some((text) => splitGaps(text, { isExpected: () => true }).some(({ kind }) => kind === 'gap'));
}
