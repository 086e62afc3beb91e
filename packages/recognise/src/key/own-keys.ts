import type { Account } from '../account.ts';
import type { Block } from '../block.ts';
import { squeezed } from '../lines/clean-text.ts';
import type { Line } from '../lines/line.ts';
import { readMarkedAnswer, takeMarkBefore } from '../markers/answer-marks.ts';
import { splitGaps, withoutFiller } from '../markers/gaps.ts';
import { readAnswerNote, readOwnKey, takeOwnKeyAfter } from '../markers/own-answers.ts';
import { readLettered } from '../markers/lettered.ts';
import { questionNumber } from '../outline.ts';
import type { KeyEntry } from './read-key.ts';
import { splitKeyLine } from './split-key-line.ts';

export interface WithoutOwnKeys {
  readonly block: Block;
  readonly own: readonly KeyEntry[];
}

/** Takes "Answer: B" below a question as its key, and removes the line from the text for learners. */
export function takeOwnKeys(block: Block, account: Account): WithoutOwnKeys {
  const taker = new OwnKeyTaker(block, account);
  const lines = block.lines.flatMap((line) => taker.read(line) ?? []);
  const isSame = lines.length === block.lines.length && lines.every((line, index) => line === block.lines[index]);
  return { block: isSame ? block : { ...block, lines }, own: taker.own };
}

class OwnKeyTaker {
  readonly own: KeyEntry[] = [];
  readonly #block: Block;
  readonly #account: Account;
  /** Questions since the previous answer. */
  #open: number[] = [];
  #next: number;
  #last: number | null = null;
  /** After "Answer:" without text, the answer is in the next line. */
  #isPending = false;
  #hasNote = false;

  constructor(block: Block, account: Account) {
    this.#block = block;
    this.#account = account;
    this.#next = block.range?.first ?? 1;
  }

  /** The line for learners; null if it is hidden. */
  read(line: Line): Line | null {
    const { text, index } = line;
    if (text === '') return line;
    const answer = this.#isPending ? text : (readOwnKey(text) ?? readMarkedAnswer(text));
    this.#isPending = false;
    if (answer !== null && withoutFiller(answer) !== '' && !isGap(answer)) {
      this.#give(answer, index);
      return null;
    }
    if (answer === '') {
      this.#isPending = this.#last !== null;
      this.#account.set(index, { kind: 'keyHeading' });
      return null;
    }
    const isNote = readAnswerNote(text) || (this.#hasNote && !line.afterBlank && !this.#isNext(text));
    if (isNote && this.#open.length === 0 && this.#last !== null) {
      this.#hasNote = true;
      this.#account.set(index, { kind: 'answerNote', numbers: [this.#last] });
      return null;
    }
    this.#hasNote = false;
    return this.#readText(line);
  }

  #readText(line: Line): Line {
    const after = takeOwnKeyAfter(line.text);
    this.#count(after.text);
    if (after.answer === null || this.#last === null) return line;
    const cells = line.cells?.map((cell) => takeOwnKeyAfter(cell).text) ?? null;
    this.#give(after.answer, line.index);
    return { ...line, text: after.text, cells };
  }

  /** Counts the questions that a line starts or has gaps for. */
  #count(text: string): void {
    const numbered = questionNumber(text, this.#block.range, this.#last);
    if (numbered !== null) this.#see(numbered.first);
    const option = readLettered(takeMarkBefore(text).text);
    const isUnnumbered = option?.letter === 0 && !isGap(text) && (this.#last === null || this.#open.length === 0);
    if (isUnnumbered && numbered === null) this.#see(this.#next);
    for (const piece of splitGaps(text, { isExpected: (number) => this.#isExpected(number) })) {
      if (piece.kind === 'text' || (piece.number !== null && piece.number === this.#last)) continue;
      if (piece.number === null && numbered !== null && this.#open.length > 0) continue;
      this.#see(piece.number ?? this.#next);
    }
  }

  #see(number: number): void {
    if (this.#last !== number || this.#open.length === 0) this.#open.push(number);
    this.#last = number;
    this.#next = number + 1;
  }

  #isExpected(number: number): boolean {
    const { range } = this.#block;
    return number > 0 && (range === null || (number >= range.first && number <= range.last));
  }

  #isNext(text: string): boolean {
    return questionNumber(text, this.#block.range, this.#last) !== null || readLettered(text) !== null || isGap(text);
  }

  #give(answer: string, index: number): void {
    for (const entry of this.#entriesOf(answer)) {
      this.own.push({ ...entry, lines: [index] });
      this.#account.set(index, { kind: 'key', numbers: entry.numbers });
    }
    this.#open = [];
  }

  #entriesOf(answer: string): readonly Omit<KeyEntry, 'lines'>[] {
    const named = splitKeyLine(answer).filter(({ numbers, answer: own }) => own !== '' && numbers.every(this.#isNamed));
    if (named.length > 0) return named;
    const pieces = answer.split(/\s?[,;]\s/);
    if (this.#open.length > 1 && pieces.length === this.#open.length)
      return this.#open.map((number, index) => ({ numbers: [number], answer: squeezed(pieces[index] ?? '') }));
    const last = this.#open.at(-1) ?? this.#last;
    return last === null ? [] : [{ numbers: [last], answer: squeezed(answer) }];
  }

  readonly #isNamed = (number: number): boolean => this.#block.range !== null && this.#isExpected(number);
}

function isGap(text: string): boolean {
  return splitGaps(text, { isExpected: () => true }).some(({ kind }) => kind === 'gap');
}
