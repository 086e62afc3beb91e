import { $insertNodeToNearestRoot } from '@lexical/utils';
import {
  $createParagraphNode,
  $findMatchingParent,
  $isParagraphNode,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { $ensureSelection } from '../extensions/last-selection.ts';

/** Inserts blocks at the caret, replacing an empty line, and ensures a line below. */
export function $insertBlocks(
  editor: LexicalEditor,
  [first, ...others]: readonly [LexicalNode, ...LexicalNode[]],
): void {
  const selection = $ensureSelection(editor);
  if ($isRangeSelection(selection) && !selection.isCollapsed()) selection.removeText();
  const line = $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isParagraphNode) : null;
  let last = $insertNodeToNearestRoot(first);
  for (const node of others) last = last.insertAfter(node);
  if (last.getNextSibling() === null) last.insertAfter($createParagraphNode());
  if (line?.isAttached() === true && line.isEmpty() && line.getNextSibling()?.is(first) === true) line.remove();
}
