import { $sliceSelectedTextNodeContent } from '@lexical/selection';
import {
  $findMatchingParent,
  $getCommonAncestor,
  $getNearestRootOrShadowRoot,
  $isBlockFullySelected,
  $isElementNode,
  $isRangeSelection,
  $isRootOrShadowRoot,
  type BaseSelection,
  type ElementNode,
  type LexicalNode,
  type NodeKey,
  type RangeSelection,
} from 'lexical';
import { writeHtml, writeInline } from '../html/write-html.ts';
import { $fromInlineNodes } from './from-inline-nodes.ts';
import { $fromNodes } from './from-nodes.ts';
import type { Scope } from './scope.ts';

/** The selection as clean HTML for the clipboard, in the stored format. */
export function $selectionHtml(selection: BaseSelection): string {
  const scope = $scopeOf(selection);
  if (!$isRangeSelection(selection)) return writeHtml($fromNodes($frameOf(selection.getNodes()).getChildren(), scope));
  const block = $partOfOneBlock(selection);
  if (block !== null) return writeInline($fromInlineNodes(block.getChildren(), scope));
  return writeHtml($fromNodes($frameOf([selection.anchor.getNode(), selection.focus.getNode()]).getChildren(), scope));
}

function $scopeOf(selection: BaseSelection): Scope {
  const keys = new Set<NodeKey>();
  for (const node of selection.getNodes()) {
    for (let each: LexicalNode | null = node; each !== null && !keys.has(each.getKey()); each = each.getParent())
      keys.add(each.getKey());
  }
  return {
    has: (node) => keys.has(node.getKey()),
    textOf: (node) => $sliceSelectedTextNodeContent(selection, node, 'clone').getTextContent(),
  };
}

/** The root, or the cell or quote around the whole selection. */
function $frameOf(nodes: readonly LexicalNode[]): ElementNode {
  const [first, ...others] = nodes;
  if (first === undefined) throw new Error('An empty selection has no frame');
  let common: LexicalNode = first;
  for (const node of others) common = $getCommonAncestor(common, node)?.commonAncestor ?? common;
  return $isElementNode(common) && $isRootOrShadowRoot(common) ? common : $getNearestRootOrShadowRoot(common);
}

/** Words from one paragraph are copied without the paragraph. */
function $partOfOneBlock(selection: RangeSelection): ElementNode | null {
  const block = $blockOf(selection.anchor.getNode());
  if (block === null || !block.is($blockOf(selection.focus.getNode()))) return null;
  return $isBlockFullySelected(block, selection) ? null : block;
}

function $blockOf(node: LexicalNode): ElementNode | null {
  return $findMatchingParent(node, (each): each is ElementNode => $isElementNode(each) && !each.isInline());
}
