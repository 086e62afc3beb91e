import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode } from '@lexical/list';
import { $isHeadingNode } from '@lexical/rich-text';
import { $findCellNode, $isTableNode, $isTableSelection, TableCellHeaderStates } from '@lexical/table';
import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type BaseSelection,
  type LexicalNode,
  type RangeSelection,
} from 'lexical';
import { MARKS, type Mark } from '../html/document-model.ts';
import { $quoteAround } from '../extensions/quote-extension.ts';
import { $selectedPicture } from '../extensions/picture-extension.ts';
import { FORMAT_OF_MARK } from '../nodes/mark-formats.ts';

export type BlockType = 'paragraph' | 'h2' | 'h3' | 'h4';

/** The state that the buttons show. It is flat, so that comparing is cheap. */
export interface EditorState extends Record<Mark, boolean> {
  readonly block: BlockType;
  readonly list: 'bullet' | 'number' | null;
  readonly inQuote: boolean;
  readonly inLink: boolean;
  readonly inTable: boolean;
  readonly inHeaderRow: boolean;
  readonly inHeaderColumn: boolean;
  readonly hasCellRange: boolean;
  readonly isMerged: boolean;
  readonly hasPicture: boolean;
  readonly canIndent: boolean;
  readonly canOutdent: boolean;
}

const NO_MARKS = { strong: false, em: false, u: false, s: false, sub: false, sup: false } as const satisfies Record<
  Mark,
  boolean
>;

export const IDLE: EditorState = {
  ...NO_MARKS,
  block: 'paragraph',
  list: null,
  inQuote: false,
  inLink: false,
  inTable: false,
  inHeaderRow: false,
  inHeaderColumn: false,
  hasCellRange: false,
  isMerged: false,
  hasPicture: false,
  canIndent: false,
  canOutdent: false,
};

export function $readEditorState(): EditorState {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) return { ...$readTable(selection), ...$readText(selection) };
  if ($isTableSelection(selection))
    return { ...IDLE, ...$readTable(selection), hasCellRange: true, ...$readMarks(selection) };
  const picture = $selectedPicture();
  return picture === null ? IDLE : { ...IDLE, hasPicture: true, inLink: $isLinkNode(picture.getParent()) };
}

function $readMarks(selection: { hasFormat: RangeSelection['hasFormat'] }): Record<Mark, boolean> {
  const marks: Record<Mark, boolean> = { ...NO_MARKS };
  for (const mark of MARKS) marks[mark] = selection.hasFormat(FORMAT_OF_MARK[mark]);
  return marks;
}

function $readText(selection: RangeSelection) {
  const anchor = selection.anchor.getNode();
  const item = $findMatchingParent(anchor, $isListItemNode);
  const list = item?.getParent();
  return {
    ...$readMarks(selection),
    block: $readBlock(anchor),
    list: $isListNode(list) ? (list.getListType() === 'number' ? ('number' as const) : ('bullet' as const)) : null,
    inQuote: $quoteAround(anchor) !== null,
    inLink: $findMatchingParent(anchor, $isLinkNode) !== null,
    canIndent: $isListItemNode(item?.getPreviousSibling()),
    canOutdent: (item?.getIndent() ?? 0) > 0,
    hasPicture: false,
  };
}

function $readBlock(anchor: LexicalNode): BlockType {
  const heading = $findMatchingParent(anchor, $isHeadingNode)?.getTag();
  return heading === 'h2' || heading === 'h3' || heading === 'h4' ? heading : 'paragraph';
}

function $readTable(selection: BaseSelection): EditorState {
  const [point] = selection.getStartEndPoints() ?? [];
  const cell = point === undefined ? null : $findCellNode(point.getNode());
  const table = cell === null ? null : $findMatchingParent(cell, $isTableNode);
  if (cell === null || table === null) return IDLE;
  return {
    ...IDLE,
    inTable: true,
    inHeaderRow: (cell.getHeaderStyles() & TableCellHeaderStates.ROW) !== 0,
    inHeaderColumn: (cell.getHeaderStyles() & TableCellHeaderStates.COLUMN) !== 0,
    isMerged: cell.getColSpan() > 1 || cell.getRowSpan() > 1,
    block: $isElementNode(cell) ? $readBlock(cell) : 'paragraph',
  };
}
