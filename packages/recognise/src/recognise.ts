import { totalNumbers, type FullGroup } from '@bandwise/domain';
import { Account, type LineAccount } from './account.ts';
import type { Block, DraftGroup } from './block.ts';
import { announcedNumbers, checkNumbers } from './check-numbers.ts';
import type { FormatDrafts } from './formats/format-draft.ts';
import { readFormat } from './formats/read-format.ts';
import { applyKey } from './key/apply-key.ts';
import { explanationsOf } from './key/explain.ts';
import { readKey, type KeyEntry } from './key/read-key.ts';
import { giveKeys } from './key/give-keys.ts';
import { joinFragments } from './lines/join-fragments.ts';
import { readLines, type Line } from './lines/line.ts';
import type { SourceLine } from './lines/source-line.ts';
import { transcriptLines } from './markers/transcripts.ts';
import { readBlock } from './read-block.ts';
import { writePassage } from './passage.ts';
import type { Problem } from './problem.ts';
import { segment } from './segment.ts';
import type { PartSegment } from './segments.ts';
import { keyOfTest, splitTests } from './tests/split-tests.ts';
import { toFullGroup } from './to-full-group.ts';

export interface RecognisedPart {
  /** The number in "READING PASSAGE 2"; null without one. */
  readonly number: number | null;
  readonly title: string;
  /** HTML; empty: none. */
  readonly passage: string;
  readonly groups: readonly FullGroup[];
}

export interface Recognised {
  readonly parts: readonly RecognisedPart[];
  /** Each line that was pasted, in order. */
  readonly account: readonly LineAccount[];
  /** Each line of the separately pasted key. */
  readonly keyAccount: readonly LineAccount[];
  readonly problems: readonly Problem[];
  /** The number of questions by the headings of the text. */
  readonly announced: number;
  /** The names of the tests of the text; empty: it is one. */
  readonly tests: readonly string[];
}

export interface Pasted {
  readonly lines: readonly SourceLine[];
  /** A separately pasted key. */
  readonly key?: readonly SourceLine[];
  /** The index (from 0) of the test to read in a text with several tests. */
  readonly test?: number;
}

/**
 * Reads text that was pasted from elsewhere as groups of questions with their key, and as the passages of a whole test.
 * Nothing is dropped silently: the account has the use of every line. Never throws.
 */
export function recognise({ lines, key = [], test = 0 }: Pasted): Recognised {
  const tests = splitTests(readLines(lines));
  const slice = tests[test] ?? tests[0];
  if (slice === undefined) return { ...recogniseTest(lines, key), tests: [] };
  const own = [...slice.lines].sort((a, b) => a - b);
  const keyLines = keyOfTest(key, { count: tests.length, test: tests.indexOf(slice), name: slice.name });
  const read = recogniseTest(pick(lines, own), pick(key, keyLines));
  return {
    ...read,
    account: spread(lines, own, read.account),
    keyAccount: spread(key, keyLines, read.keyAccount),
    tests: tests.map(({ name }) => name),
  };
}

function pick(lines: readonly SourceLine[], indices: readonly number[]): readonly SourceLine[] {
  return indices.flatMap((index) => lines[index] ?? []);
}

/** The account of all lines: unread lines belong to another test. */
function spread(
  lines: readonly SourceLine[],
  indices: readonly number[],
  account: readonly LineAccount[],
): readonly LineAccount[] {
  const all = lines.map(({ text }): LineAccount => {
    return { text, became: { kind: text.trim() === '' ? 'empty' : 'otherTest' } };
  });
  for (const [at, index] of indices.entries()) all[index] = account[at] ?? all[index] ?? UNREAD;
  return all;
}

const UNREAD: LineAccount = { text: '', became: { kind: 'unknown' } };

function recogniseTest(source: readonly SourceLine[], keySource: readonly SourceLine[]): Omit<Recognised, 'tests'> {
  const { lines, joined } = joinFragments(readLines(source));
  const keyLines = readLines(keySource);
  const account = new Account(source.length);
  const keyAccount = new Account(keyLines.length);
  const spoken = transcriptLines(lines);
  const spokenInKey = transcriptLines(keyLines);
  markTranscript(spoken, account);
  markTranscript(spokenInKey, keyAccount);
  markEmpty(lines, account);
  markEmpty(keyLines, keyAccount);
  const format = readFormat(lines, account);
  if (format !== null) return formatted({ format, source, keySource, account });
  const segments = segment(lines.filter(({ index }) => !spoken.has(index)));
  for (const index of segments.furniture) account.set(index, { kind: 'furniture' });
  for (const index of segments.rubrics) account.set(index, { kind: 'rubric' });
  for (const index of segments.keyHeadings) account.set(index, { kind: 'keyHeading' });
  for (const { line, part } of segments.partHeadings) account.set(line, { kind: 'part', part });

  const read = segments.parts.map((part) => readPart(part, account));
  const drafts = read.flatMap(({ drafts }) => drafts);
  const questions = drafts.flatMap(({ draft }) => draft.questions);
  const announced = announcedNumbers([
    ...segments.partHeadings.map(({ range }) => range),
    ...segments.parts.flatMap(({ blocks }) => blocks.map(({ range }) => range)),
  ]);
  const problems: Problem[] = [
    ...checkNumbers(
      drafts.map(({ draft }) => draft),
      announced,
    ),
    ...keysInText(drafts),
    ...giveKeys(questions, [
      { read: { entries: drafts.flatMap(({ own }) => own), lines: [] }, account },
      { read: readKey(segments.key, account), account },
      {
        read: readKey(
          keyLines.filter(({ index }) => !spokenInKey.has(index)),
          keyAccount,
        ),
        account: keyAccount,
      },
    ]),
    ...(spoken.size + spokenInKey.size > 0 ? [{ code: 'transcript_left_out' } as const] : []),
  ];
  const explanations = explanationsOf(questions, [
    { lines, account },
    { lines: keyLines, account: keyAccount },
  ]);
  for (const [group, read] of drafts.entries()) tell(account, group, read);
  const parts = read.map(({ part, drafts }) => {
    const groups = drafts.map(({ draft, block }) => {
      const keyed = applyKey(draft);
      for (const problem of keyed.problems) problems.push(problem);
      return toFullGroup(keyed, block, explanations);
    });
    const { title, html, lines: used } = writePassage(part);
    for (const index of used) account.set(index, { kind: 'passage', part: part.number ?? 1 });
    return { number: part.number, title, passage: html, groups };
  });
  for (const [index, head] of joined) account.set(index, account.of(head));
  return {
    parts: parts.filter(({ passage, groups, number }) => passage !== '' || groups.length > 0 || number !== null),
    account: written(source, account),
    keyAccount: written(keySource, keyAccount),
    problems,
    announced: announced.size,
  };
}

interface Formatted {
  readonly format: FormatDrafts;
  readonly source: readonly SourceLine[];
  readonly keySource: readonly SourceLine[];
  readonly account: Account;
}

/** Questions of a question bank have their keys; a separate key is not read. */
function formatted({ format, source, keySource, account }: Formatted): Omit<Recognised, 'tests'> {
  const keyAccount = new Account(keySource.length);
  markEmpty(readLines(keySource), keyAccount);
  const problems = [...format.problems];
  const groups = format.drafts.map((draft) => {
    const keyed = applyKey(draft);
    for (const problem of keyed.problems) problems.push(problem);
    return toFullGroup(keyed, { lines: [], pictures: [] });
  });
  return {
    parts: groups.length === 0 ? [] : [{ number: null, title: '', passage: '', groups }],
    account: written(source, account),
    keyAccount: written(keySource, keyAccount),
    problems,
    announced: 0,
  };
}

interface ReadDraft {
  readonly draft: DraftGroup;
  readonly block: Block;
  /** "Answer: B" below a question. */
  readonly own: readonly KeyEntry[];
}

function readPart(part: PartSegment, account: Account): { part: PartSegment; drafts: readonly ReadDraft[] } {
  const drafts = part.blocks.flatMap((block) => {
    const { draft, own } = readBlock(block, account);
    return draft === null ? [] : [{ draft, block, own }];
  });
  return { part, drafts };
}

/** Questions whose answers stood in their own text, as verdicts, signs or "Answer: …". */
function keysInText(drafts: readonly ReadDraft[]): readonly Problem[] {
  const numbers = drafts.flatMap(({ draft, own }) => [
    ...draft.questions.flatMap(({ key, first, last }) => (key === null ? [] : numbersFrom(first, last))),
    ...own.flatMap((entry) => entry.numbers),
  ]);
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  return sorted.length === 0 ? [] : [{ code: 'key_in_text', numbers: sorted }];
}

function numbersFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function tell(account: Account, group: number, { draft, block }: ReadDraft): void {
  if (block.heading !== null) account.set(block.heading, { kind: 'heading', group });
  for (const index of draft.used.instruction) account.set(index, { kind: 'instruction', group });
  for (const index of draft.used.choices) account.set(index, { kind: 'choice', group });
  for (const [index, numbers] of draft.used.paragraph) account.set(index, { kind: 'paragraph', group, numbers });
  for (const { index } of block.pictures) account.set(index, { kind: 'picture', group });
  const inParagraph = draft.used.paragraph;
  for (const { first, last, lines, options } of draft.questions) {
    const numbers = first === last ? [first] : [first, last];
    for (const option of options)
      for (const index of option.lines) account.set(index, { kind: 'option', group, numbers });
    for (const index of lines) if (!inParagraph.has(index)) account.set(index, { kind: 'question', group, numbers });
  }
}

function markEmpty(lines: readonly Line[], account: Account): void {
  for (const { index, text, html } of lines) if (text === '' && html === null) account.set(index, { kind: 'empty' });
}

function markTranscript(indices: ReadonlySet<number>, account: Account): void {
  for (const index of indices) account.set(index, { kind: 'transcript' });
}

function written(source: readonly SourceLine[], account: Account): readonly LineAccount[] {
  return source.map(({ text }, index) => ({ text, became: account.of(index) }));
}

/** How many question numbers the groups of all parts take. */
export function numbersIn({ parts }: Pick<Recognised, 'parts'>): number {
  return parts.reduce((sum, { groups }) => sum + totalNumbers(groups), 0);
}
