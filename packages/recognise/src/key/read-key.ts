import type { Account } from '../account.ts';
import { cleanText, squeezed } from '../lines/clean-text.ts';
import type { Line } from '../lines/line.ts';
import { isFurniture } from '../markers/furniture.ts';
import { isKeyHeading, readPartHeading, readQuestionsHeading } from '../markers/headings.ts';
import { readNumbered } from '../markers/numbered.ts';
import { readTestHeading } from '../markers/test-headings.ts';
import { readAnswerNote } from '../markers/own-answers.ts';
import { lettersOf, orderOf, readsAsClosed, withoutOrder } from './closed-answer.ts';
import { columnStarts, splitKeyLine } from './split-key-line.ts';

/** The key of one number, or of several numbers that share it. */
export interface KeyEntry {
  readonly numbers: readonly number[];
  answer: string;
  readonly lines: number[];
}

export interface ReadKey {
  readonly entries: readonly KeyEntry[];
  /** All lines except headings, in order. */
  readonly lines: readonly Line[];
}

/** Reads the lines of an answer key: one answer a line, several, columns, or a number and its answer by turns. */
export function readKey(lines: readonly Line[], account: Account): ReadKey {
  const cleaned = lines.map((line) => ({ line, text: cleanText(line.text) })).filter(({ text }) => text !== '');
  const texts = cleaned.map(({ text }) => text);
  const reader = new KeyReader(texts, account);
  for (const { line, text } of cleaned) reader.read(line, text);
  return reader.done();
}

const BULLET = /^[•●▪◦*–-]\s+/;
const GOES_ON = /^(?:\/|or\b)\s*/i;
/** More numbers than this do not share the answers below their heading. */
const MOST_SHARING = 6;

interface Headed {
  readonly numbers: readonly number[];
  readonly lines: Line[];
}

class KeyReader {
  readonly #entries: KeyEntry[] = [];
  readonly #read: Line[] = [];
  readonly #account: Account;
  readonly #starts: ReadonlySet<number>;
  readonly #columns: ReadonlySet<number>;
  #pending: KeyEntry[] = [];
  /** Answers below "Questions 21–22" that have no numbers. */
  #headed: Headed | null = null;
  #isNote = false;

  constructor(texts: readonly string[], account: Account) {
    this.#account = account;
    this.#starts = new Set(texts.flatMap((text) => readNumbered(text)?.first ?? []));
    this.#columns = columnStarts(texts, this.#starts);
  }

  done(): ReadKey {
    this.#endHeaded();
    return { entries: this.#entries, lines: this.#read };
  }

  read(line: Line, text: string): void {
    if (this.#readHeading(line, text)) return;
    if (isFurniture(text)) {
      this.#account.set(line.index, { kind: 'furniture' });
      return;
    }
    const parsedEntries = splitKeyLine(text, {
      last: this.#pending.length === 0 ? (this.#entries.at(-1)?.numbers.at(-1) ?? null) : null,
      starts: this.#starts,
      columns: this.#columns,
    });
    if (this.#isNoteLine(text, parsedEntries.length > 0)) {
      const numbers = this.#entries.at(-1)?.numbers ?? [];
      this.#account.set(line.index, { kind: 'answerNote', numbers });
      return;
    }
    this.#read.push(line);
    const [next] = this.#pending;
    const row = numberRow(text);
    if (row !== null && next === undefined) {
      this.#endHeaded();
      this.#pending = row.map((number) => ({ numbers: [number], answer: '', lines: [line.index] }));
      for (const entry of this.#pending) this.#entries.push(entry);
    } else if (next !== undefined && !isNextEntry(parsedEntries[0], this.#pending.at(-1)))
      this.#giveNext(next, line, text);
    else if (parsedEntries.length > 0) {
      this.#endHeaded();
      const added = parsedEntries.map(({ numbers, answer }) => ({ numbers, answer, lines: [line.index] }));
      for (const entry of added) this.#entries.push(entry);
      this.#pending = [...this.#pending, ...added.filter(({ answer }) => answer === '')];
    } else this.#goOn(line, text);
  }

  #readHeading(line: Line, text: string): boolean {
    const questions = readQuestionsHeading(text);
    const range = questions?.rest === '' ? questions : (readPartHeading(text)?.range ?? null);
    const isOther = isKeyHeading(text) || readPartHeading(text) !== null || readTestHeading(text) !== null;
    if (range === null && !isOther) return false;
    this.#account.set(line.index, { kind: 'keyHeading' });
    this.#endHeaded();
    this.#isNote = false;
    if (range !== null) this.#headed = { numbers: numbersOf(range), lines: [] };
    return true;
  }

  /** An explanation below an answer, over one line or several. */
  #isNoteLine(text: string, isEntry: boolean): boolean {
    this.#isNote = this.#entries.length > 0 && (readAnswerNote(text) || (this.#isNote && !isEntry));
    return this.#isNote;
  }

  /** Gives numbers without answers the answers below them: one per line, or one line with as many answers as numbers. */
  #giveNext(next: KeyEntry, line: Line, text: string): void {
    const row = this.#pending.every(({ lines }) => lines[0] === next.lines[0]) ? this.#pending : [next];
    const answers = row.length > 1 ? answersIn(text, row.length) : null;
    const filledEntries = answers === null ? [next] : row;
    for (const [index, entry] of filledEntries.entries()) {
      entry.answer = answers?.[index] ?? squeezed(text);
      entry.lines.push(line.index);
    }
    this.#pending = this.#pending.slice(filledEntries.length);
  }

  #goOn(line: Line, text: string): void {
    const last = this.#entries.at(-1);
    if (this.#headed !== null) this.#headed.lines.push(line);
    else if (last !== undefined && isFurtherLetter(last, text)) {
      last.answer = `${last.answer}, ${squeezed(text)}`;
      last.lines.push(line.index);
    } else if (last !== undefined && isOpenList(last)) {
      last.answer = `${[...listed(last), squeezed(text.replace(BULLET, ''))].join('; ')} (in ${orderOf(last.answer)} order)`;
      last.lines.push(line.index);
    } else if (last !== undefined && GOES_ON.test(text)) {
      last.answer = `${last.answer} / ${squeezed(text.replace(GOES_ON, ''))}`;
      last.lines.push(line.index);
    }
  }

  /** Answers below a heading belong to its numbers in order, or are shared by them. */
  #endHeaded(): void {
    const headed = this.#headed;
    this.#headed = null;
    if (headed === null || headed.lines.length === 0) return;
    const { numbers, lines } = headed;
    const texts = lines.map(({ text }) => squeezed(cleanText(text)));
    const all = lines.map(({ index }) => index);
    const single = lines.length === 1 ? answersIn(texts[0] ?? '', numbers.length) : null;
    const areLetters = texts.every((text) => /^[A-P]\b/.test(text));
    if (numbers.length <= MOST_SHARING && areLetters && numbers.length > 1)
      this.#entries.push({ numbers, answer: texts.join(', '), lines: all });
    else if (single !== null || lines.length === numbers.length)
      for (const [index, number] of numbers.entries()) {
        const at = lines[single === null ? index : 0]?.index ?? 0;
        this.#entries.push({ numbers: [number], answer: single?.[index] ?? texts[index] ?? '', lines: [at] });
      }
  }
}

/** Whether a line after a lone number is the next entry instead of its answer. */
function isNextEntry(found: Pick<KeyEntry, 'numbers'> | undefined, pending: KeyEntry | undefined): boolean {
  return found !== undefined && found.numbers[0] === (pending?.numbers.at(-1) ?? 0) + 1;
}

/** Whether a line is the second of two letters of a range. */
function isFurtherLetter({ numbers, answer }: KeyEntry, text: string): boolean {
  return /^[A-P]$/.test(text) && lettersOf(answer).length > 0 && lettersOf(answer).length < numbers.length;
}

/** A line of numbers that follow one another, with their answers in the line below; null: it is none. */
function numberRow(text: string): readonly number[] | null {
  if (!/^\d{1,3}(?:[\s,|]{1,12}\d{1,3}){1,40}$/.test(text)) return null;
  const numbers = text.split(/[\s,|]+/).map(Number);
  return numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1) ? numbers : null;
}

function numbersOf({ first, last }: { readonly first: number; readonly last: number }): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Splits a line into `count` answers: at tabs or wide spaces, or complete ones at spaces; null if there are not as many. */
function answersIn(text: string, count: number): readonly string[] | null {
  const wide = text
    .split(/\t|\s{2,}|\s?[,;|]\s?/)
    .map(squeezed)
    .filter((piece) => piece !== '');
  if (wide.length === count && wide.length > 1) return wide;
  const narrow = squeezed(text)
    .replace(/\bNOT GIVEN\b/gi, 'NG')
    .split(/[\s,;|]+/);
  return narrow.length === count && narrow.every(readsAsClosed) ? narrow : null;
}

/** The typed answers of numbers that share them in any order, as far as they have been read. */
function listed({ answer }: KeyEntry): readonly string[] {
  return withoutOrder(answer)
    .split(/\s*;\s*/)
    .filter((one) => one !== '');
}

/** Whether the lines below an entry go on with its answers: "19 & 20 IN EITHER ORDER", then a line for each. */
function isOpenList(entry: KeyEntry): boolean {
  const { numbers, answer } = entry;
  return (
    numbers.length > 1 && orderOf(answer) !== null && listed(entry).length < numbers.length && !lettersOf(answer).length
  );
}
