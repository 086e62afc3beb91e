import type { Block, Cell, ListBlock, Picture, Run, TableBlock } from './document-model.ts';
import { prune } from './prune.ts';
import { escapeAttribute, writeRun } from './write-run.ts';

/** The canonical HTML of blocks; '' for an empty document. */
export function writeHtml(blocks: readonly Block[]): string {
  return writeBlocks(prune(blocks));
}

/** Text and pictures without a block around them. */
export function writeInline(run: Run): string {
  return writeRun(run, writePicture);
}

function writeBlocks(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('');
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${writeInline(block.run) || '<br>'}</p>`;
    case 'heading':
      return `<h${block.level}>${writeInline(block.run)}</h${block.level}>`;
    case 'quote':
      return `<blockquote>${writeQuoted(block.blocks)}</blockquote>`;
    case 'list':
      return writeList(block);
    case 'table':
      return writeTable(block);
    case 'figure':
      return `<figure>${writeInline(block.pictures)}<figcaption>${writeInline(block.caption)}</figcaption></figure>`;
    case 'rule':
      return '<hr>';
  }
}

function writeQuoted(blocks: readonly Block[]): string {
  const [only] = blocks;
  return blocks.length === 1 && only?.kind === 'paragraph' ? writeInline(only.run) : writeBlocks(blocks);
}

function writeList({ ordered, items }: ListBlock): string {
  const tag = ordered ? 'ol' : 'ul';
  const content = items.map(({ run, lists }) => `<li>${writeInline(run)}${lists.map(writeList).join('')}</li>`);
  return `<${tag}>${content.join('')}</${tag}>`;
}

function writeTable({ caption, rows }: TableBlock): string {
  const headRows = countHeadRows(rows);
  const text = writeInline(caption);
  return [
    '<table>',
    text && `<caption>${text}</caption>`,
    writeRows('thead', rows.slice(0, headRows)),
    writeRows('tbody', rows.slice(headRows)),
    '</table>',
  ].join('');
}

function writeRows(section: string, rows: TableBlock['rows']): string {
  if (rows.length === 0) return '';
  return `<${section}>${rows.map((cells) => `<tr>${cells.map(writeCell).join('')}</tr>`).join('')}</${section}>`;
}

/** Counts header rows; a cell that spans beyond them would be cut by browsers, so such rows are no header. */
function countHeadRows(rows: TableBlock['rows']): number {
  const firstOther = rows.findIndex((cells) => cells.length === 0 || !cells.every(({ heads }) => heads === 'column'));
  const count = firstOther === -1 ? rows.length : firstOther;
  const reachesOut = rows.slice(0, count).some((cells, row) => cells.some(({ rowSpan }) => row + rowSpan > count));
  return reachesOut ? 0 : count;
}

function writeCell(cell: Cell): string {
  const content = writeCellBlocks(cell.blocks);
  // An empty header cell would be useless for screen readers.
  const heads = content === '' ? null : cell.heads;
  const tag = heads === null ? 'td' : 'th';
  const spans = [spanAttribute('colspan', cell.colSpan), spanAttribute('rowspan', cell.rowSpan)].join('');
  return `<${tag}${scopeAttribute(heads, cell)}${spans}>${content}</${tag}>`;
}

function scopeAttribute(heads: Cell['heads'], { colSpan, rowSpan }: Cell): string {
  if (heads === null) return '';
  if (heads === 'column') return colSpan > 1 ? ' scope="colgroup"' : ' scope="col"';
  return rowSpan > 1 ? ' scope="rowgroup"' : ' scope="row"';
}

function spanAttribute(name: string, span: number): string {
  return span > 1 ? ` ${name}="${span}"` : '';
}

/** Paragraphs in a cell are written as lines, because cells are narrow. */
function writeCellBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block, index) => {
      if (block.kind !== 'paragraph') return writeBlock(block);
      const isNextLine = blocks[index - 1]?.kind === 'paragraph';
      return `${isNextLine ? '<br>' : ''}${writeInline(block.run)}`;
    })
    .join('');
}

function writePicture({ src, alt, width, height }: Picture): string {
  const size = width === null || height === null ? '' : ` width="${width}" height="${height}"`;
  return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${size}>`;
}
