import { $isHorizontalRuleNode } from '@lexical/extension';
import { $isListItemNode, $isListNode, type ListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $isTableCellNode, $isTableNode, $isTableRowNode, TableCellHeaderStates } from '@lexical/table';
import type { TableCellNode, TableNode } from '@lexical/table';
import { $isElementNode, type LexicalNode } from 'lexical';
import type { Block, Cell, HeadingLevel, ListBlock, ListItem, Run, TableBlock } from '../html/document-model.ts';
import { isPictureRun } from '../html/read-figure.ts';
import { $isCaptionNode } from './caption-node.ts';
import { $fromInlineNodes } from './from-inline-nodes.ts';
import { EVERYTHING, type Scope } from './scope.ts';

/** The blocks of these nodes, limited to the scope. */
export function $fromNodes(nodes: readonly LexicalNode[], scope: Scope = EVERYTHING): readonly Block[] {
  const blocks: Block[] = [];
  let loose: LexicalNode[] = [];
  const endLoose = () => {
    if (loose.length > 0) blocks.push({ kind: 'paragraph', run: $fromInlineNodes(loose, scope) });
    loose = [];
  };
  for (const node of nodes.filter(scope.has)) {
    if ($isInline(node)) loose.push(node);
    else {
      endLoose();
      $addBlock(blocks, node, scope);
    }
  }
  endLoose();
  return blocks;
}

function $isInline(node: LexicalNode): boolean {
  return $isElementNode(node) ? node.isInline() : !$isHorizontalRuleNode(node);
}

function $addBlock(blocks: Block[], node: LexicalNode, scope: Scope): void {
  const last = blocks.at(-1);
  if ($isHorizontalRuleNode(node)) blocks.push({ kind: 'rule' });
  else if ($isListNode(node)) blocks.push($fromList(node, scope));
  else if ($isTableNode(node)) {
    const caption = $captionAbove(node, last);
    if (caption !== null) blocks.pop();
    blocks.push($fromTable(node, caption ?? [], scope));
  } else if ($isQuoteNode(node)) blocks.push({ kind: 'quote', blocks: $fromNodes(node.getChildren(), scope) });
  else if ($isElementNode(node)) {
    const run = $fromInlineNodes(node.getChildren(), scope);
    const isCaption = $isCaptionNode(node) && node.getCaptionOf() === 'picture';
    if (isCaption && last?.kind === 'paragraph' && isPictureRun(last.run)) {
      blocks[blocks.length - 1] = { kind: 'figure', pictures: last.run, caption: run };
    } else
      blocks.push(
        $isHeadingNode(node) ? { kind: 'heading', level: levelOf(node.getTag()), run } : { kind: 'paragraph', run },
      );
  }
}

function levelOf(tag: string): HeadingLevel {
  if (tag === 'h1' || tag === 'h2') return 2;
  return tag === 'h3' ? 3 : 4;
}

function $captionAbove(table: TableNode, last: Block | undefined): Run | null {
  const above = table.getPreviousSibling();
  const isCaption = $isCaptionNode(above) && above.getCaptionOf() === 'table';
  return isCaption && last?.kind === 'paragraph' ? last.run : null;
}

function $fromList(list: ListNode, scope: Scope): ListBlock {
  const items: ListItem[] = [];
  for (const node of list.getChildren().filter(scope.has)) {
    if (!$isListItemNode(node)) continue;
    const children = node.getChildren();
    const lists = children
      .filter($isListNode)
      .filter(scope.has)
      .map((inner) => $fromList(inner, scope));
    const run = $fromInlineNodes(
      children.filter((child) => !$isListNode(child)),
      scope,
    );
    const before = items.at(-1);
    if (lists.length > 0 && run.length === 0 && before !== undefined)
      items[items.length - 1] = { ...before, lists: [...before.lists, ...lists] };
    else items.push({ run, lists });
  }
  return { kind: 'list', ordered: list.getListType() === 'number', items };
}

function $fromTable(table: TableNode, caption: Run, scope: Scope): TableBlock {
  const rows = table.getChildren().filter($isTableRowNode).filter(scope.has);
  return {
    kind: 'table',
    caption,
    rows: rows.map((row) =>
      row
        .getChildren()
        .filter($isTableCellNode)
        .filter(scope.has)
        .map((cell) => $fromCell(cell, scope)),
    ),
  };
}

function $fromCell(cell: TableCellNode, scope: Scope): Cell {
  return {
    heads: headedBy(cell.getHeaderStyles()),
    colSpan: cell.getColSpan(),
    rowSpan: cell.getRowSpan(),
    blocks: $fromNodes(cell.getChildren(), scope),
  };
}

function headedBy(state: number): Cell['heads'] {
  // A bit set: the corner cell belongs to a header row and a header column.
  if ((state & TableCellHeaderStates.ROW) !== 0) return 'column';
  return state === TableCellHeaderStates.COLUMN ? 'row' : null;
}
