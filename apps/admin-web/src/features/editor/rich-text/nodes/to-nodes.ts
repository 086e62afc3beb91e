import { $createHorizontalRuleNode } from '@lexical/extension';
import { $createListItemNode, $createListNode, type ListItemNode, type ListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { $createTableCellNode, $createTableNode, $createTableRowNode, TableCellHeaderStates } from '@lexical/table';
import type { TableCellNode } from '@lexical/table';
import { $createParagraphNode, type LexicalNode } from 'lexical';
import type { Block, Cell, ListBlock, ListItem, TableBlock } from '../html/document-model.ts';
import { $createCaptionNode } from './caption-node.ts';
import { $toInlineNodes } from './to-inline-nodes.ts';

/** Creates detached Lexical nodes for blocks. */
export function $toNodes(blocks: readonly Block[]): LexicalNode[] {
  return blocks.flatMap($toBlockNodes);
}

function $toBlockNodes(block: Block): LexicalNode[] {
  switch (block.kind) {
    case 'paragraph':
      return [$createParagraphNode().append(...$toInlineNodes(block.run))];
    case 'heading':
      return [$createHeadingNode(`h${block.level}`).append(...$toInlineNodes(block.run))];
    case 'quote':
      return [$createQuoteNode({ shadowRoot: true }).append(...$orParagraph($toNodes(block.blocks)))];
    case 'list':
      return [$toListNode(block)];
    case 'table':
      return $toTableNodes(block);
    case 'figure':
      return [
        $createParagraphNode().append(...$toInlineNodes(block.pictures)),
        $createCaptionNode('picture').append(...$toInlineNodes(block.caption)),
      ];
    case 'rule':
      return [$createHorizontalRuleNode()];
  }
}

function $orParagraph(nodes: LexicalNode[]): LexicalNode[] {
  return nodes.length === 0 ? [$createParagraphNode()] : nodes;
}

function $toListNode({ ordered, items }: ListBlock): ListNode {
  return $createListNode(ordered ? 'number' : 'bullet').append(...items.flatMap($toItemNodes));
}

/** Lexical stores an inner list in a separate item after the item that owns it. */
function $toItemNodes({ run, lists }: ListItem): ListItemNode[] {
  const inner = lists.map((list) => $createListItemNode().append($toListNode(list)));
  return run.length === 0 && inner.length > 0
    ? inner
    : [$createListItemNode().append(...$toInlineNodes(run)), ...inner];
}

function $toTableNodes({ caption, rows }: TableBlock): LexicalNode[] {
  const table = $createTableNode().append(
    ...rows.map((cells) => $createTableRowNode().append(...cells.map($toCellNode))),
  );
  return caption.length === 0 ? [table] : [$createCaptionNode('table').append(...$toInlineNodes(caption)), table];
}

/** Lexical names a header by its line: a cell of a header row is a header of its column. */
const HEADER_STATE = {
  column: TableCellHeaderStates.ROW,
  row: TableCellHeaderStates.COLUMN,
} as const satisfies Record<NonNullable<Cell['heads']>, number>;

function $toCellNode({ heads, colSpan, rowSpan, blocks }: Cell): TableCellNode {
  return $createTableCellNode(heads === null ? TableCellHeaderStates.NO_STATUS : HEADER_STATE[heads], colSpan)
    .setRowSpan(rowSpan)
    .append(...$orParagraph($toNodes(blocks)));
}
