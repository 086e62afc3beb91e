import { $getSelection, $isRangeSelection, $isTextNode } from 'lexical';
import { markersIn } from './markers.ts';

/** The position of the caret in this editor. */
export interface Caret {
  readonly isFocused: boolean;
  /** The number of the `{n}` marker at the caret, such as `14` or `14-1`. */
  readonly blank: string | null;
}

export function $blankAtCaret(): string | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const node = selection.anchor.getNode();
  return $isTextNode(node) ? blankAt(node.getTextContent(), selection.anchor.offset) : null;
}

export function blankAt(text: string, offset: number): string | null {
  return markersIn(text).find(({ from, to }) => from <= offset && offset <= to)?.blank ?? null;
}
