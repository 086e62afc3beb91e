import {
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  $setSelection,
  defineExtension,
  type BaseSelection,
  type LexicalEditor,
  type NodeKey,
} from 'lexical';

const lastSelections = new WeakMap<LexicalEditor, BaseSelection>();

/**
 * Stores the last selection, because Lexical clears it when another editor gets the focus, but the buttons of this editor still act on it.
 */
export const LastSelectionExtension = defineExtension({
  name: '@bandwise/last-selection',
  register: (editor) =>
    editor.registerUpdateListener(({ editorState }) => {
      const selection = editorState.read($getSelection);
      if (selection !== null) lastSelections.set(editor, selection);
    }),
});

/** The selection, the last selection, or the end of the text. */
export function $ensureSelection(editor: LexicalEditor): BaseSelection {
  const current = $getSelection();
  if (current !== null) return current;
  const last = lastSelections.get(editor);
  if (last === undefined || !$isAttached(last)) return $getRoot().selectEnd();
  const restored = last.clone();
  $setSelection(restored);
  return restored;
}

/** Adjusts the last selection to a change of its text. */
export function $moveLastSelection(editor: LexicalEditor, key: NodeKey, move: (offset: number) => number): void {
  const last = lastSelections.get(editor);
  if (!$isRangeSelection(last)) return;
  const moved = last.clone();
  for (const point of [moved.anchor, moved.focus])
    if (point.type === 'text' && point.key === key) point.offset = move(point.offset);
  lastSelections.set(editor, moved);
}

function $isAttached(selection: BaseSelection): boolean {
  if ($isNodeSelection(selection)) return selection.getNodes().length > 0;
  if (!$isRangeSelection(selection)) return false;
  return [selection.anchor, selection.focus].every(({ key }) => $getNodeByKey(key)?.isAttached());
}
