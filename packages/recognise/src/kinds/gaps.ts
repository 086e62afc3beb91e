import type { Block, DraftGroup, DraftQuestion } from '../block.ts';
import { squeezed } from '../lines/clean-text.ts';
import { goesOn } from '../lines/join-wrapped.ts';
import type { Line } from '../lines/line.ts';
import { hasGap, splitGaps, type GapRules } from '../markers/gaps.ts';
import { isInstruction, isListHeading } from '../markers/instructions.ts';
import { questionNumber } from '../outline.ts';
import type { Outlined } from './block-words.ts';
import { readChoiceBox } from './choice-box.ts';
import { gapBlocks } from './gap-lines.ts';
import { writeGapText } from './gap-text.ts';

/** A text, notes, a table or sentences with gaps, to be filled with words of one's own or with words from a box. */
export function readGaps({ block, instruction: said, entries }: Outlined): DraftGroup | null {
  const rules = rulesFor(block);
  const { instruction, body } = splitInstruction(block, rules);
  if (!body.some((line) => holdsGap(line, rules))) return null;
  const box = readChoiceBox(body, said, (line) => holdsGap(line, rules) || isNumberedLine(line, block));
  const boxed = new Set(box.lines);
  const isLater = (line: Line) => !boxed.has(line.index) && isInstruction(line.text) && !holdsGap(line, rules);
  const later = body.filter(isLater);
  const rest = body.filter((line) => !boxed.has(line.index) && !isLater(line));
  const layout = {
    width: block.width,
    range: block.range,
    isNotes: NOTES.test([block.afterHeading, ...instruction.map(({ text }) => text)].join('\n')),
  };
  const rows = readRows(entries, rest, rules);
  const written = rows === null ? writeGapText(gapBlocks(rest, layout), block, rules) : null;
  return {
    type: box.choices.length > 1 ? 'DRAG_DROP' : 'FILL_BLANKS',
    labels: 'TFNG',
    instruction: [block.afterHeading, ...joined(instruction, block), ...later.map(({ text }) => text)]
      .map(squeezed)
      .filter((text) => text !== ''),
    paragraph: written?.html ?? null,
    choices: box.choices,
    ...(box.isLettered && { letters: 'A' as const }),
    reuse: box.choices.length > 1 && /more than once/i.test(said),
    questions: rows ?? written?.questions ?? [],
    isOpen: false,
    used: {
      instruction: [...instruction, ...later].map(({ index }) => index),
      choices: box.lines,
      paragraph: written?.lines ?? new Map(),
    },
    range: block.range,
  };
}

/** Words for layouts in which each line is a separate note, field or label. */
const NOTES = /\b(?:notes?|form|table|flow-?\s?chart|diagram|plan|map|timeline|labels?|chart)\b/i;

function rulesFor({ range }: Block): GapRules {
  return { isExpected: (number) => number > 0 && (range === null || (number >= range.first && number <= range.last)) };
}

function holdsGap(line: Line, rules: GapRules): boolean {
  return hasGap(line.text, rules);
}

function isNumberedLine(line: Line, block: Block): boolean {
  return questionNumber(line.text, block.range, null)?.isMarked === true;
}

function splitInstruction(block: Block, rules: GapRules) {
  let end = 0;
  let before: Line | null = null;
  for (const [at, line] of block.lines.entries()) {
    if (line.text === '') continue;
    const isMore =
      before !== null && !line.afterBlank && line.cells === null && continues(before.text, line.text, block.width);
    if (holdsGap(line, rules) || (!isInstruction(line.text) && !isMore)) break;
    before = line;
    end = at + 1;
  }
  const instruction = block.lines.slice(0, end).filter(({ text }) => text !== '');
  return { instruction, body: block.lines.slice(end) };
}

function continues(first: string, second: string, width: number | null): boolean {
  if (/[.?!:]$/.test(first) || isListHeading(first) || isListHeading(second)) return false;
  return goesOn(first, second, width) || (width !== null && /^\p{Ll}/u.test(second));
}

/** The paragraphs of an instruction. */
function joined(lines: readonly Line[], { width }: Block): readonly string[] {
  return gapBlocks(lines, { width }).map(({ texts }) => texts.join(' '));
}

/** Sentences with a gap, each after its number; null if the gaps are in a continuous text. */
function readRows(entries: Outlined['entries'], rest: readonly Line[], rules: GapRules): DraftQuestion[] | null {
  const questions: DraftQuestion[] = [];
  const covered = new Set<number>();
  for (const entry of entries) {
    if (entry.kind !== 'number') continue;
    const text = rowText(entry.text, entry.first, rules);
    if (text === null) return null;
    for (const line of entry.lines) covered.add(line);
    questions.push({ first: entry.first, last: entry.last, text, lines: [...entry.lines], options: [], key: null });
  }
  const isWhole = rest.every((line) => line.text === '' || covered.has(line.index));
  return isWhole && questions.length > 0 ? questions : null;
}

/** The sentence with its blank; null: it has more than one gap, or another number's. */
function rowText(text: string, number: number, rules: GapRules): string | null {
  const pieces = splitGaps(text, rules);
  const gaps = pieces.filter((piece) => piece.kind === 'gap');
  if (gaps.length > 1 || gaps.some((gap) => gap.number !== null && gap.number !== number)) return null;
  const words = pieces.map((piece) => (piece.kind === 'gap' ? ` {${number}} ` : piece.text)).join('');
  const tidy = squeezed(words).replace(/\} ([.,;:?!)])/g, '}$1');
  // A question has its answer after it anyway.
  return tidy === `{${number}}` ? '' : tidy.replace(/\?\s?\{\d+\}$/, '?');
}
