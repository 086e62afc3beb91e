import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from '@lexical/link';
import {
  $createTextNode,
  $findMatchingParent,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  type LexicalEditor,
} from 'lexical';
import { $ensureSelection } from '../extensions/last-selection.ts';

export interface LinkState {
  /** The address of the link around the selection; '' without one. */
  readonly address: string;
  /** Nothing is selected that could become the link. */
  readonly needsText: boolean;
}

export function $readLink(): LinkState {
  const link = $linkAtSelection();
  const selection = $getSelection();
  const isNothing = selection === null || ($isRangeSelection(selection) && selection.isCollapsed());
  return { address: link?.getURL() ?? '', needsText: link === null && isNothing };
}

/** Makes the selection a link, changes the link around it, or writes a new one. */
export function $setLink(editor: LexicalEditor, address: string, text: string): void {
  const selection = $ensureSelection(editor);
  const link = $linkAtSelection();
  if (link !== null && selection.isCollapsed()) link.setURL(address);
  else if ($isRangeSelection(selection) && selection.isCollapsed()) {
    const words = $createTextNode(text === '' ? address.replace(/^mailto:/, '') : text);
    words.setFormat(selection.format);
    selection.insertNodes([$createLinkNode(address).append(words)]);
  } else $toggleLink(address, { rel: null });
}

export function $removeLink(editor: LexicalEditor): void {
  $ensureSelection(editor);
  $toggleLink(null);
}

function $linkAtSelection(): LinkNode | null {
  const selection = $getSelection();
  if ($isRangeSelection(selection)) return $findMatchingParent(selection.anchor.getNode(), $isLinkNode);
  const [node] = $isNodeSelection(selection) ? selection.getNodes() : [];
  return node === undefined ? null : $findMatchingParent(node, $isLinkNode);
}
