import type { Block } from '../block.ts';
import { goesOn, joinWrapped } from '../lines/join-wrapped.ts';
import type { Line } from '../lines/line.ts';
import { readNumbered } from '../markers/numbered.ts';

const BULLET = /^(?:[•●▪■◦○‣⁃·∙*➢➤✓\uF0B7\uF0A7]|[-–—](?=\s)|o(?=\s{2,}|\t))\s*/;
const ARROW = /^[↓→⬇▼|v\s]{1,6}$/;

/** A paragraph, a list item or a row of a text with gaps, of one or more lines. */
export interface GapBlock {
  readonly kind: 'paragraph' | 'item' | 'row' | 'arrow';
  /** The cells of a row, or the one text. */
  readonly texts: readonly string[];
  readonly lines: readonly number[];
  readonly table: number | null;
}

export interface GapLayout {
  readonly width: Block['width'];
  /** In notes, forms and tables, each line is complete. A summary continues from line to line. */
  readonly isNotes: boolean;
  readonly range: Block['range'];
}

const PROSE: GapLayout = { width: null, isNotes: false, range: null };

/** Lines of a text with gaps, put together where a line was broken because it was full. */
export function gapBlocks(lines: readonly Line[], layout: Partial<GapLayout>): readonly GapBlock[] {
  const rules = { ...PROSE, ...layout };
  const blocks: { kind: GapBlock['kind']; texts: string[]; lines: number[]; table: number | null }[] = [];
  let tail: string | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.text === '') continue;
    const before = blocks.at(-1);
    const kind = kindOf(lines, at);
    const text = kind === 'item' ? line.text.replace(BULLET, '') : line.text;
    const isMore = kind === 'paragraph' && tail !== null && !line.afterBlank && isContinued(tail, text, rules);
    if (isMore && before !== undefined && before.kind !== 'row') {
      before.texts = [joinWrapped(before.texts[0] ?? '', text)];
      before.lines.push(line.index);
    } else {
      const texts = kind === 'row' ? [...(line.cells ?? [])] : [text];
      blocks.push({ kind, texts, lines: [line.index], table: line.table });
    }
    tail = kind === 'row' || kind === 'arrow' ? null : text;
  }
  return blocks;
}

const ENDS_WITH_GAP = /(?:(?<![._…])[._…]{2,}|…)\s?[)\]]?$/;
/** A line of notes that is shorter than this was not broken. */
const SHORTEST_FULL = 60;

/** Whether the second line continues the first. */
function isContinued(first: string, second: string, { width, isNotes, range }: GapLayout): boolean {
  if (!goesOn(first, second, width) || startsQuestion(second, range)) return false;
  const isUpper = /^\p{Lu}/u.test(second);
  if (!isNotes) return !(isUpper && ENDS_WITH_GAP.test(first) && first.length < SHORTEST_FULL);
  return !isUpper && !ENDS_WITH_GAP.test(first) && first.length >= Math.max(width ?? 0, SHORTEST_FULL);
}

/** "39 During deep sleep: …" is the next label; "39 ........ of them" continues a text. */
function startsQuestion(text: string, range: Block['range']): boolean {
  const numbered = readNumbered(text);
  if (numbered === null || range === null || numbered.first < range.first || numbered.first > range.last) return false;
  return /^[([]?\d{1,3}[.):\]]?\s+\p{L}/u.test(text);
}

function kindOf(lines: readonly Line[], at: number): GapBlock['kind'] {
  const line = lines[at];
  if (line === undefined) return 'paragraph';
  if (ARROW.test(line.text)) return 'arrow';
  if (isRow(line) && (line.table !== null || isRow(lines[at - 1]) || isRow(lines[at + 1]))) return 'row';
  return BULLET.test(line.text) ? 'item' : 'paragraph';
}

/** Tabs after a bullet or a number are only space. */
function isRow(line: Line | undefined): boolean {
  if (line === undefined || line.cells === null) return false;
  if (line.table !== null) return true;
  const filled = line.cells.filter((cell) => cell !== '').length;
  return filled > 1 && !BULLET.test(line.text) && readNumbered(line.text.split('\t', 1)[0] ?? '')?.rest !== '';
}
