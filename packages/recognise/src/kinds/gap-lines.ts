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

/** Lines of a text with gaps, put together where a line was broken because it was full. */
export function gapBlocks(lines: readonly Line[], { width }: Pick<Block, 'width'>): readonly GapBlock[] {
  const blocks: { kind: GapBlock['kind']; texts: string[]; lines: number[]; table: number | null }[] = [];
  let tail: string | null = null;
  for (const [at, line] of lines.entries()) {
    if (line.text === '') continue;
    const before = blocks.at(-1);
    const kind = kindOf(lines, at);
    const text = kind === 'item' ? line.text.replace(BULLET, '') : line.text;
    const isMore = kind === 'paragraph' && tail !== null && !line.afterBlank && goesOn(tail, text, width);
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
