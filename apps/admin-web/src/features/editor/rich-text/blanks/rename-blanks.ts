import { $getRoot, $getSelection, $isRangeSelection, type LexicalEditor, type TextNode } from 'lexical';
import { $moveLastSelection } from '../extensions/last-selection.ts';
import type { BlankMoves } from './blank-moves.ts';
import { markersIn } from './markers.ts';

/** Renames the blanks of the text in place; the caret stays beside the same words. */
export function $renameBlanks(editor: LexicalEditor, move: BlankMoves): void {
  for (const node of $getRoot().getAllTextNodes()) $renameIn(editor, node, move);
}

/** The blanks of the text in order, repeats included. */
export function $blanksOfText(): readonly string[] {
  return $getRoot()
    .getAllTextNodes()
    .flatMap((node) => markersIn(node.getTextContent()).map(({ blank }) => blank));
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function $renameIn(editor: LexicalEditor, node: TextNode, move: BlankMoves): void {
  const old = node.getTextContent();
  const edits = markersIn(old).flatMap(({ from, to, blank }): Edit[] => {
    const moved = move(blank);
    return moved === blank ? [] : [{ from, to, text: moved === null ? '' : `{${moved}}` }];
  });
  if (edits.length === 0) return;
  const key = node.getKey();
  const moveOffset = (offset: number) => offsetAfter(edits, offset);
  $moveLastSelection(editor, key, moveOffset);
  const selection = $getSelection();
  const points = $isRangeSelection(selection) ? [selection.anchor, selection.focus] : [];
  const here = points.filter((point) => point.type === 'text' && point.key === key);
  const offsets = here.map((point) => moveOffset(point.offset));
  node.setTextContent(applyEdits(old, edits));
  for (const [index, point] of here.entries()) point.set(key, offsets[index] ?? point.offset, 'text');
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  const pieces = edits.map((edit, index) => text.slice(edits[index - 1]?.to ?? 0, edit.from) + edit.text);
  return pieces.join('') + text.slice(edits.at(-1)?.to ?? 0);
}

/** A caret inside a marker moves to its end. */
function offsetAfter(edits: readonly Edit[], offset: number): number {
  let shift = 0;
  for (const { from, to, text } of edits) {
    if (offset <= from) break;
    if (offset < to) return from + shift + text.length;
    shift += text.length - (to - from);
  }
  return offset + shift;
}
