import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findCellNode,
  $getTableNodeFromLexicalNodeOrThrow,
  $getTableCellNodeRect,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableSelection,
  $mergeCells,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  $unmergeCell,
  TableCellHeaderStates,
  type TableCellNode,
} from '@lexical/table';
import {
  IconArrowMerge,
  IconArrowsSplit,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableColumn,
  IconTableMinus,
  IconTableRow,
  type Icon,
} from '@tabler/icons-react';
import { $getSelection, $setSelection } from 'lexical';
import { $isCaptionNode } from '../nodes/caption-node.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import type { EditorAction, ToolState } from './action.ts';

const labels = texts.richText.actions;

function tableAction(label: string, icon: Icon, $run: () => void) {
  return {
    label,
    icon,
    isEnabled: ({ inTable }: ToolState) => inTable,
    run: (editor) => editor.update($run),
  } as const satisfies EditorAction;
}

export const tableActions = {
  rowAbove: tableAction(labels.rowAbove, IconRowInsertTop, () => $insertTableRowAtSelection(false)),
  rowBelow: tableAction(labels.rowBelow, IconRowInsertBottom, () => $insertTableRowAtSelection(true)),
  columnLeft: tableAction(labels.columnLeft, IconColumnInsertLeft, () =>
    $inPlace(() => $insertTableColumnAtSelection(false)),
  ),
  columnRight: tableAction(labels.columnRight, IconColumnInsertRight, () =>
    $inPlace(() => $insertTableColumnAtSelection(true)),
  ),
  deleteRow: tableAction(labels.deleteRow, IconRowRemove, $deleteTableRowAtSelection),
  deleteColumn: tableAction(labels.deleteColumn, IconColumnRemove, $deleteTableColumnAtSelection),
  headerRow: {
    ...tableAction(labels.headerRow, IconTableRow, $toggleHeaderRow),
    isOn: ({ inHeaderRow }: ToolState) => inHeaderRow,
  },
  headerColumn: {
    ...tableAction(labels.headerColumn, IconTableColumn, $toggleHeaderColumn),
    isOn: ({ inHeaderColumn }: ToolState) => inHeaderColumn,
  },
  merge: {
    ...tableAction(labels.merge, IconArrowMerge, $mergeSelectedCells),
    isEnabled: ({ hasCellRange }: ToolState) => hasCellRange,
  },
  split: {
    ...tableAction(labels.split, IconArrowsSplit, $unmergeCell),
    isEnabled: ({ isMerged }: ToolState) => isMerged,
  },
  deleteTable: tableAction(labels.deleteTable, IconTableMinus, $deleteTable),
} as const satisfies Record<string, EditorAction>;

function $selectedCell(): TableCellNode | null {
  const [point] = $getSelection()?.getStartEndPoints() ?? [];
  return point === undefined ? null : $findCellNode(point.getNode());
}

function $deleteTable(): void {
  const cell = $selectedCell();
  if (cell === null) return;
  const table = $getTableNodeFromLexicalNodeOrThrow(cell);
  const caption = table.getPreviousSibling();
  if ($isCaptionNode(caption) && caption.getCaptionOf() === 'table') caption.remove();
  table.remove();
}

/** Restores the caret's cell, because Lexical moves it to the top of a new column. */
function $inPlace($change: () => void): void {
  const before = $getSelection()?.clone() ?? null;
  $change();
  $setSelection(before);
}

function $toggleHeaderRow(): void {
  const cell = $selectedCell();
  const rect = cell === null ? null : $getTableCellNodeRect(cell);
  if (cell === null || rect === null) return;
  const isHeader = (cell.getHeaderStyles() & TableCellHeaderStates.ROW) !== 0;
  $setTableRowIsHeader($getTableNodeFromLexicalNodeOrThrow(cell), rect.rowIndex, !isHeader);
}

function $toggleHeaderColumn(): void {
  const cell = $selectedCell();
  const rect = cell === null ? null : $getTableCellNodeRect(cell);
  if (cell === null || rect === null) return;
  const isHeader = (cell.getHeaderStyles() & TableCellHeaderStates.COLUMN) !== 0;
  $setTableColumnIsHeader($getTableNodeFromLexicalNodeOrThrow(cell), rect.columnIndex, !isHeader);
}

function $mergeSelectedCells(): void {
  const selection = $getSelection();
  if ($isTableSelection(selection)) $mergeCells(selection.getNodes().filter($isTableCellNode));
}
