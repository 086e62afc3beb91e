import type { Block } from './block.ts';
import { wrapWidth } from './lines/join-wrapped.ts';
import type { Line } from './lines/line.ts';
import { readsAsClosed } from './key/closed-answer.ts';
import { splitKeyLine } from './key/split-key-line.ts';
import { isBareNumber, isFurniture } from './markers/furniture.ts';
import { hasNumberedGap } from './markers/gaps.ts';
import { isKeyHeading, readPartHeading, readQuestionsHeading, type PartHeading } from './markers/headings.ts';
import { isInstruction, isRubric, opensInstruction } from './markers/instructions.ts';
import { readLettered } from './markers/lettered.ts';
import { readNumbered } from './markers/numbered.ts';
import { readOwnKey } from './markers/own-answers.ts';
import { readRoman } from './markers/roman.ts';
import { readTestHeading } from './markers/test-headings.ts';
import type { PartSegment, Segments } from './segments.ts';

/** Splits the lines into parts, passages, groups and the key. */
export function segment(lines: readonly Line[]): Segments {
  const segmenter = new Segmenter(lines);
  for (const [at, line] of lines.entries()) segmenter.read(line, at);
  return segmenter.done();
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface OpenBlock extends Mutable<Omit<Block, 'lines' | 'pictures' | 'width'>> {
  readonly lines: Line[];
  /** The last number that was seen. */
  seen: number | null;
  hasItems: boolean;
}
interface OpenPart extends Mutable<Omit<PartSegment, 'passage' | 'textStarts' | 'blocks'>> {
  readonly passage: Line[];
  readonly textStarts: number[];
  readonly blocks: OpenBlock[];
  /** Opened by "SECTION 1": passages in it are its own. */
  readonly isOuter: boolean;
}

/** A line of prose, where lines are paragraphs or full. */
const PROSE = 55;

class Segmenter {
  readonly #lines: readonly Line[];
  readonly #width: number | null;
  readonly #parts: OpenPart[] = [newPart(null, null, '')];
  readonly #key: Line[] = [];
  readonly #keyHeadings: number[] = [];
  readonly #furniture: number[] = [];
  readonly #rubrics: number[] = [];
  readonly #partHeadings: Segments['partHeadings'][number][] = [];
  #block: OpenBlock | null = null;
  #isKey = false;
  /** The numbers that the heading of the part names, until a group begins. */
  #pending: Block['range'] = null;
  /** The number of the first question. */
  #first: number | null = null;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    this.#width = wrapWidth(lines.map(({ text }) => text.length));
  }

  done(): Segments {
    const parts = this.#parts
      .filter(({ heading, passage, blocks }) => heading !== null || passage.length > 0 || blocks.length > 0)
      .map(({ number, heading, title, passage, textStarts, blocks }) => {
        return { number, heading, title, passage, textStarts, blocks: blocks.map((block) => this.#closed(block)) };
      });
    return {
      parts,
      key: this.#key,
      keyHeadings: this.#keyHeadings,
      furniture: this.#furniture,
      rubrics: this.#rubrics,
      partHeadings: this.#partHeadings,
    };
  }

  #closed({ range, heading, afterHeading, lines }: OpenBlock): Block {
    const width = wrapWidth(lines.map(({ text }) => text.length)) ?? this.#width;
    const pictures = lines.filter((line) => line.isPicture);
    return { range, heading, afterHeading, lines: lines.filter((line) => !line.isPicture), pictures, width };
  }

  read(line: Line, at: number): void {
    const { text, index } = line;
    if (text === '' && line.html === null) return;
    const heading = readPartHeading(text);
    const opening = this.#isKey ? null : readKeyOpening(text);
    if (opening !== null) {
      this.#isKey = true;
      this.#key.push({ ...line, text: opening });
    } else if (isKeyHeading(text) && !this.#isOwnKey(text, at)) {
      this.#isKey = true;
      this.#keyHeadings.push(index);
    } else if (this.#isKey || this.#restarts(text)) this.#readKey(line, at, heading);
    else if (heading !== null) this.#openPart(heading, index);
    else if (isFurniture(text) || readTestHeading(text) !== null || this.#isPageNumber(line))
      this.#furniture.push(index);
    else if (this.#isRubric(line)) this.#rubrics.push(index);
    else this.#readText(line, at);
  }

  /** "Answer:" below a question, whose answer is in the next line. */
  #isOwnKey(text: string, at: number): boolean {
    if (this.#isKey || this.#block?.hasItems !== true || !/^(?:correct )?answer\s?[:.]?$/i.test(text)) return false;
    const next = this.#next(at);
    return next !== undefined && readNumbered(next.text) === null;
  }

  /** The next line that is not empty. */
  #next(at: number): Line | undefined {
    return this.#lines.slice(at + 1, at + 6).find(({ text }) => text !== '');
  }

  /** A key without a heading: the numbers begin again, each with an answer. */
  #restarts(text: string): boolean {
    const block = this.#block;
    if (block === null || block.seen === null || this.#first === null || !block.hasItems) return false;
    const entries = splitKeyLine(text);
    const [first] = entries;
    if (first === undefined || first.numbers[0] !== this.#first) return false;
    const isMany = block.seen > this.#first && text.length < PROSE && !text.endsWith('?');
    const isClosed = entries.every(({ answer }) => readsAsClosed(answer));
    this.#isKey = isClosed || (isMany && this.#isDone() && readNumbered(text)?.isMarked !== false);
    return this.#isKey;
  }

  #readKey(line: Line, at: number, heading: PartHeading | null): void {
    const questions = readQuestionsHeading(line.text);
    if (heading !== null && !this.#isKeyNext(at)) {
      this.#isKey = false;
      this.#openPart(heading, line.index);
    } else if (questions !== null && this.#isTextNext(questions.rest, at)) {
      this.#isKey = false;
      this.#readText(line, at);
    } else if (heading !== null || questions?.rest === '') {
      this.#keyHeadings.push(line.index);
      this.#key.push(line);
    } else if (isFurniture(line.text) || readTestHeading(line.text) !== null) this.#furniture.push(line.index);
    else this.#key.push(line);
  }

  /** A key has headings for its parts too: entries follow them. */
  #isKeyNext(at: number): boolean {
    const next = this.#next(at);
    if (next === undefined) return true;
    if (isInstruction(next.text) || next.text.length >= PROSE) return false;
    const questions = readQuestionsHeading(next.text);
    const nextAt = this.#lines.indexOf(next, at);
    if (questions !== null) return !this.#isTextNext(questions.rest, nextAt);
    if (readPartHeading(next.text) !== null && this.#lines.length > nextAt + 1) return this.#isEntryNext(nextAt);
    return readNumbered(next.text) !== null || readsAsClosed(next.text);
  }

  #isEntryNext(at: number): boolean {
    const next = this.#next(at);
    return next !== undefined && next.text.length < PROSE && readNumbered(next.text) !== null;
  }

  /** After a key of some questions, the next ones begin with their instruction. */
  #isTextNext(rest: string, at: number): boolean {
    return opensInstruction(rest) || (rest === '' && opensInstruction(this.#next(at)?.text ?? ''));
  }

  #openPart({ part, title, isOuter, isContinued, range }: PartHeading, index: number): void {
    const open = this.#part();
    const isSame = open.number === part;
    this.#partHeadings.push({ line: index, part: isInner(open, isOuter) ? (open.number ?? part) : part, range });
    this.#pending = range;
    if (isContinued && isSame) return;
    this.#block = null;
    if (isSame || isInner(open, isOuter)) {
      if (title !== '' && open.title === '' && open.passage.length === 0) open.title = title;
      startText(open);
      return;
    }
    this.#parts.push({ ...newPart(part, index, title), isOuter });
  }

  /** A number alone is a question's only where that question may stand. */
  #isPageNumber({ text }: Line): boolean {
    if (!isBareNumber(text)) return false;
    const number = Number(text);
    const block = this.#block;
    if (block === null) return true;
    const isInRange = block.range !== null && number >= block.range.first && number <= block.range.last;
    if (block.seen === null) return !isInRange && block.range !== null;
    return number !== block.seen + 1;
  }

  #isRubric({ text, index, afterBlank }: Line): boolean {
    const last = this.#rubrics.at(-1);
    const isMore = last === index - 1 && !afterBlank && !/[.!:]$/.test(this.#lines[last]?.text ?? '.');
    return isMore || (isRubric(text) && (this.#block === null || this.#isDone()));
  }

  #readText(line: Line, at: number): void {
    const heading = readQuestionsHeading(line.text);
    const part = this.#part();
    if (heading !== null) {
      const { first, last, rest } = heading;
      this.#pending = null;
      this.#block = newBlock({ first, last }, line.index, rest);
      part.blocks.push(this.#block);
      return;
    }
    if (this.#begins(line, at)) {
      this.#block = newBlock(this.#pending, null, '');
      this.#pending = null;
      part.blocks.push(this.#block);
    } else if (this.#block !== null && this.#isDone() && this.#isProse(line, at)) {
      this.#block = null;
      startText(part);
    }
    if (this.#block === null) {
      // An answer is no text of a passage: the line stays without a meaning.
      if (readOwnKey(line.text) === null) part.passage.push(line);
    } else this.#push(this.#block, line);
  }

  #push(block: OpenBlock, line: Line): void {
    block.lines.push(line);
    const { text } = line;
    const numbered = readNumbered(text);
    if (numbered !== null && isNext(numbered.last, block)) {
      block.seen = numbered.last;
      this.#first ??= numbered.first;
    }
    const isItem = numbered !== null || this.#hasGap(text, block) || /^\(?[A-H][.)]\s/.test(text);
    if (isItem && !isInstruction(text)) block.hasItems = true;
    if (block.range !== null) for (const [number] of text.matchAll(/\d{1,3}/g)) seeNumber(block, Number(number));
  }

  #hasGap(text: string, { range }: OpenBlock): boolean {
    return hasNumberedGap(text, {
      isExpected: (number) => range === null || (number >= range.first && number <= range.last),
    });
  }

  /** Whether a group begins here without a heading. */
  #begins(line: Line, at: number): boolean {
    const { text } = line;
    const block = this.#block;
    if (block !== null) {
      if (block.range !== null && !this.#isDone()) return false;
      return block.hasItems && opensInstruction(text) && readLettered(text) === null;
    }
    const part = this.#part();
    const isFirst = part.heading === null && part.passage.length === 0;
    if (opensInstruction(text) || (isFirst && isInstruction(text))) return this.#isFollowedByItems(at);
    const numbered = readNumbered(text);
    const isOpen = part.heading === null || this.#pending !== null;
    const isLoose = isOpen && numbered !== null && numbered.rest !== '';
    if (isLoose && (numbered.isMarked || isFirst || (this.#isFollowedByItems(at) && /^\p{Lu}/u.test(numbered.rest))))
      return true;
    return isOpen && this.#hasGap(text, newBlock(this.#pending, null, ''));
  }

  /** An instruction has its questions below it; a sentence of a passage that begins like one has not. */
  #isFollowedByItems(at: number): boolean {
    return this.#lines
      .slice(at + 1, at + 14)
      .some(
        ({ text }) =>
          readNumbered(text) !== null ||
          readRoman(text)?.value === 1 ||
          this.#hasGap(text, newBlock(null, null, '')) ||
          isInstruction(text),
      );
  }

  /** Whether all numbers of the heading have occurred. */
  #isDone(): boolean {
    const block = this.#block;
    if (block === null) return false;
    if (block.range === null) return block.hasItems;
    return block.seen !== null && block.seen >= block.range.last;
  }

  #isProse(line: Line, at: number): boolean {
    const { text, afterBlank, html } = line;
    if (line.isPicture) return false;
    if (!afterBlank && html === null) return false;
    if (isInstruction(text) || readNumbered(text) !== null || readRoman(text) !== null) return false;
    const part = this.#part();
    if (part.passage.length > 0 && part.number === null) return false;
    if (readLettered(text) !== null && text.length < 2 * PROSE) return false;
    if (text.length >= 2 * PROSE || (text.length >= PROSE && this.#width !== null)) return part.number !== null;
    const next = this.#lines.slice(at + 1, at + 4).find((other) => other.text !== '');
    return (
      part.number !== null &&
      next !== undefined &&
      next.text.length >= PROSE &&
      readNumbered(next.text) === null &&
      next.afterBlank
    );
  }

  #part(): OpenPart {
    const part = this.#parts.at(-1);
    if (part !== undefined) return part;
    const first = newPart(null, null, '');
    this.#parts.push(first);
    return first;
  }
}

/** "Answers: 1 B, 2 C": the entries that follow the heading in its line; null: it is no such line. */
function readKeyOpening(text: string): string | null {
  const entries = /^(?:the )?(?:correct )?(?:answers?(?: keys?)?|keys?)\s?[:.–—-]?\s+(?=\d)/i.exec(text);
  const rest = text.slice(entries?.[0].length ?? 0);
  const parsedEntries = entries === null ? [] : splitKeyLine(rest);
  return parsedEntries.length > 1 && parsedEntries.every(({ answer }) => answer !== '') ? rest : null;
}

function isNext(number: number, { range, seen }: OpenBlock): boolean {
  if (range !== null) return number >= range.first && number <= range.last;
  return seen === null || (number > seen && number <= seen + 10);
}

function seeNumber(block: OpenBlock, number: number): void {
  const expected = block.seen === null ? block.range?.first : block.seen + 1;
  if (number === expected) block.seen = number;
}

function newPart(number: number | null, heading: number | null, title: string): OpenPart {
  return { number, heading, title, passage: [], textStarts: [], blocks: [], isOuter: false };
}

/** The lines that follow are another text of the part. */
function startText({ passage, textStarts }: OpenPart): void {
  if (passage.length > 0 && textStarts.at(-1) !== passage.length) textStarts.push(passage.length);
}

/** "Text 2" in a section is one of its passages. */
function isInner(open: OpenPart, isOuter: boolean): boolean {
  return open.isOuter && !isOuter;
}

function newBlock(range: Block['range'], heading: number | null, afterHeading: string): OpenBlock {
  return { range, heading, afterHeading, lines: [], seen: null, hasItems: false };
}
