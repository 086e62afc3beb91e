import { readLines, type Line } from '../lines/line.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { readsAsClosed } from '../key/closed-answer.ts';
import { isKeyHeading, readPartHeading, readQuestionsHeading } from '../markers/headings.ts';
import { isInstruction } from '../markers/instructions.ts';
import { readNumbered } from '../markers/numbered.ts';
import { transcriptLines } from '../markers/transcripts.ts';
import { readTestHeading, testOfKeyHeading, type TestName } from '../markers/test-headings.ts';

/** One of several tests in a text: its lines, and the lines of its key. */
export interface TestSlice {
  readonly name: string;
  /** Indices of the lines that were pasted. */
  readonly lines: readonly number[];
}

interface Section {
  readonly kind: 'test' | 'key';
  readonly heading: string;
  readonly name: TestName;
  readonly lines: number[];
  /** The first number of the last "Questions 14–20", or of a question. */
  first: number;
  part: number;
  hasItems: boolean;
}

const UNNAMED: TestName = { number: null, skill: null };
/** Lines of a key are shorter than this. */
const LONGEST_KEY_LINE = 55;
/** A text with more is no collection of tests. */
const MOST_SECTIONS = 80;

/** The tests of a text, each with the key that names it or follows it; one or none: the text is one test. */
export function splitTests(lines: readonly Line[]): readonly TestSlice[] {
  const splitter = new Splitter(lines);
  for (const [at, line] of lines.entries()) splitter.read(line, at);
  return splitter.done();
}

class Splitter {
  readonly #lines: readonly Line[];
  /** Transcripts have headings of tests and parts too. */
  readonly #spoken: ReadonlySet<number>;
  readonly #sections: Section[] = [];
  #last: Section = newSection('test', '', UNNAMED);
  /** The test whose text or key is being read. */
  #test: Section = this.#last;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    this.#spoken = transcriptLines(lines);
    this.#sections.push(this.#last);
  }

  read({ text, index }: Line, at: number): void {
    const isSpoken = this.#spoken.has(index);
    const opened = text === '' || isSpoken ? null : this.#opens(text, at);
    if (opened !== null) this.#open(opened);
    const section = this.#last;
    section.lines.push(index);
    if (text === '' || isSpoken) return;
    const questions = readQuestionsHeading(text);
    const numbered = section.kind === 'key' ? readNumbered(text) : null;
    section.first = questions?.first ?? numbered?.first ?? section.first;
    section.hasItems ||= readNumbered(text)?.isMarked === true;
    section.part = readPartHeading(text)?.part ?? section.part;
  }

  #open(section: Section): void {
    if (section !== this.#test) this.#sections.push(section);
    this.#last = section;
    if (section.kind === 'test') this.#test = section;
  }

  #opens(text: string, at: number): Section | null {
    const name = readTestHeading(text);
    if (name !== null) return this.#opensByName(text, name, at);
    if (isKeyHeading(text)) return newSection('key', text, testOfKeyHeading(text));
    const isKey = this.#last.kind === 'key';
    const heading = readPartHeading(text);
    const questions = readQuestionsHeading(text);
    const test = this.#test;
    if (isKey) {
      if (readNumbered(text)?.first === 1 && this.#last.first > 1) return newSection('key', '', UNNAMED);
      if ((heading === null && questions === null) || this.#isKeyNext(at)) return null;
      const isLater = heading === null ? (questions?.first ?? 0) > test.first : heading.part > test.part;
      return isLater ? test : newSection('test', '', UNNAMED);
    }
    const isBack = heading !== null && !heading.isContinued && heading.part === 1 && test.part > 1;
    const isFirst = questions !== null && questions.first === 1 && test.first > 1;
    return isBack || (isFirst && heading === null) ? newSection('test', '', UNNAMED) : null;
  }

  #opensByName(text: string, name: TestName, at: number): Section | null {
    const test = this.#test;
    const isKey = this.#last.kind === 'key';
    if (this.#isKeyNext(at)) return newSection('key', text, name);
    // The name is at the top of each page, or above its skill.
    const isSame = !isKey && (name.number ?? test.name.number) === test.name.number && isSameSkill(name, test.name);
    if (isSame) return null;
    return newSection('test', text, { number: name.number ?? test.name.number, skill: name.skill });
  }

  #isKeyNext(at: number): boolean {
    const next = this.#lines.slice(at + 1, at + 8).filter(({ text }) => text !== '');
    for (const { text } of next) {
      if (isKeyHeading(text)) return true;
      if (readTestHeading(text) !== null || readPartHeading(text) !== null || readQuestionsHeading(text)?.rest === '')
        continue;
      const isEntry = readNumbered(text) !== null || readsAsClosed(text);
      return isEntry && text.length < LONGEST_KEY_LINE && !text.endsWith('?') && !isInstruction(text);
    }
    return this.#last.kind === 'key';
  }

  done(): readonly TestSlice[] {
    if (this.#sections.length > MOST_SECTIONS) return [];
    const tests = this.#tests();
    if (tests.length < 2) return [];
    const keys = this.#sections.filter(({ kind }) => kind === 'key');
    const lines = tests.map((test) => [...test.lines]);
    const trailing = keys.filter(({ lines: own }) => (own[0] ?? 0) > (tests.at(-1)?.lines.at(-1) ?? 0));
    const unnamed = trailing.filter(({ name, first }) => isUnnamed(name) && first > 0);
    for (const key of keys) {
      const named = isUnnamed(key.name) ? -1 : tests.findIndex(({ name }) => isOf(key.name, name));
      const before = tests.filter((test) => (test.lines[0] ?? 0) < (key.lines[0] ?? 0)).length - 1;
      const inOrder = unnamed.length === tests.length ? unnamed.indexOf(key) : -1;
      const at = named !== -1 ? named : inOrder !== -1 ? inOrder : before;
      lines[at]?.push(...key.lines);
    }
    return tests.map((test, index) => ({
      name: test.heading === '' ? `Test ${index + 1}` : test.heading.replace(/^[-–—=*#\s]+|[-–—=*#\s]+$/g, ''),
      lines: lines[index] ?? [],
    }));
  }

  /** Tests that have questions; text before the first of them belongs to it. */
  #tests(): readonly Section[] {
    const tests: Section[] = [];
    let before: Section | null = null;
    for (const section of this.#sections) {
      if (section.kind === 'key') continue;
      const opened: Section = before === null ? section : { ...section, lines: [...before.lines, ...section.lines] };
      const isEmpty = section.first === 0 && section.part === 0 && !section.hasItems;
      if (isEmpty) before = opened;
      else {
        const heading = [before?.heading ?? '', section.heading].filter((text) => text !== '').join(' – ');
        tests.push({ ...opened, heading });
        before = null;
      }
    }
    return tests;
  }
}

function newSection(kind: Section['kind'], heading: string, name: TestName): Section {
  return { kind, heading, name, lines: [], first: 0, part: 0, hasItems: false };
}

function isSameSkill(name: TestName, other: TestName): boolean {
  return name.skill === null || name.skill === other.skill;
}

function isUnnamed({ number, skill }: TestName): boolean {
  return number === null && skill === null;
}

/** Whether a key is of a test: what it names is the test's. */
function isOf(key: TestName, test: TestName): boolean {
  const isNumber = key.number === null || key.number === test.number;
  const isSkill = key.skill === null || test.skill === null || key.skill === test.skill;
  return isNumber && isSkill;
}

interface ChosenTest {
  readonly count: number;
  /** Its place among the tests. */
  readonly test: number;
  readonly name: string;
}

/** The lines of a separate key that are the test's: named by a heading, in order, or all of them. */
export function keyOfTest(key: readonly SourceLine[], { count, test, name }: ChosenTest): readonly number[] {
  const lines = readLines(key);
  const sections: { readonly name: TestName; readonly lines: number[]; first: number }[] = [];
  const spoken = transcriptLines(lines);
  for (const { text, index } of lines.filter((line) => !spoken.has(line.index))) {
    const heading = readTestHeading(text) ?? (isKeyHeading(text) ? testOfKeyHeading(text) : null);
    const last = sections.at(-1);
    const number = readNumbered(text)?.first ?? null;
    const isNamed = heading !== null && !isUnnamed(heading);
    const isAgain = number === 1 && last !== undefined && last.first > 1;
    if (last === undefined || isNamed || isAgain)
      sections.push({ name: heading ?? UNNAMED, lines: [index], first: number ?? 0 });
    else {
      last.lines.push(index);
      last.first = number ?? last.first;
    }
  }
  const own = { ...testOfKeyHeading(name), ...readTestHeading(name) };
  const named = sections.filter((section) => !isUnnamed(section.name));
  const filled = sections.filter(({ first }) => first > 0);
  if (named.length > 0) return (named.find((section) => isOf(section.name, own)) ?? { lines: [] }).lines;
  return filled.length === count ? (filled[test]?.lines ?? []) : lines.map(({ index }) => index);
}
