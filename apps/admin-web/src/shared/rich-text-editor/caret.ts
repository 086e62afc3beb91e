import { splitBlanks } from '@bandwise/domain';
import { $getSelection, $isRangeSelection, $isTextNode } from 'lexical';

/** Where the author is in this editor. */
export interface Caret {
  readonly isFocused: boolean;
  /** The number of the `{n}` marker that the caret stands in or beside, such as `14` or `14-1`. */
  readonly blank: string | null;
}

export function $blankAtCaret(): string | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const node = selection.anchor.getNode();
  return $isTextNode(node) ? blankAt(node.getTextContent(), selection.anchor.offset) : null;
}

export function blankAt(text: string, offset: number): string | null {
  const start = text.lastIndexOf('{', Math.max(offset - 1, 0));
  const end = text.indexOf('}', Math.max(offset - 1, 0));
  if (start === -1 || end === -1 || offset < start) return null;
  const [piece, ...others] = splitBlanks(text.slice(start, end + 1));
  return piece?.kind === 'blank' && others.length === 0 ? piece.address : null;
}
