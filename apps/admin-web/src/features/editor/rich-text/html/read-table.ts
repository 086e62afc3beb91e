import type { Block, Cell, TableBlock } from './document-model.ts';
import { joinRuns, runOf } from './read-figure.ts';

type ReadBlocks = (parent: ParentNode) => readonly Block[];

const MAX_SPAN = 50;

/** Reads a table; one without rows is dropped. */
export function readTable(table: Element, read: ReadBlocks): readonly Block[] {
  const rows = [...table.querySelectorAll('tr')].filter(
    (row) => row.closest('table') === table && row.children.length > 0,
  );
  if (rows.length === 0) return [];
  const caption = table.querySelector(':scope > caption');
  const block: TableBlock = {
    kind: 'table',
    caption: caption === null ? [] : joinRuns(read(caption).map(runOf)),
    rows: rows.map((row) => readRow(row, rows, read)),
  };
  return [block];
}

function readRow(row: Element, rows: readonly Element[], read: ReadBlocks): readonly Cell[] {
  const inSection = rows.filter((other) => other.parentElement === row.parentElement);
  const rowsLeft = inSection.length - inSection.indexOf(row);
  return [...row.children]
    .filter((cell) => cell.localName === 'td' || cell.localName === 'th')
    .map((cell) => ({
      heads: headedBy(cell, row),
      colSpan: readSpan(cell, 'colspan', MAX_SPAN),
      rowSpan: readSpan(cell, 'rowspan', rowsLeft),
      blocks: read(cell),
    }));
}

function headedBy(cell: Element, row: Element): Cell['heads'] {
  if (row.parentElement?.localName === 'thead') return 'column';
  if (cell.localName !== 'th') return null;
  const scope = cell.getAttribute('scope')?.toLowerCase() ?? '';
  if (scope.startsWith('row')) return 'row';
  if (scope.startsWith('col')) return 'column';
  const isHeaderRow = [...row.children].every(({ localName }) => localName === 'th');
  return !isHeaderRow && cell === row.firstElementChild ? 'row' : 'column';
}

function readSpan(cell: Element, attribute: string, most: number): number {
  const span = Number.parseInt(cell.getAttribute(attribute) ?? '', 10);
  return span >= 1 ? Math.min(span, most) : 1;
}
