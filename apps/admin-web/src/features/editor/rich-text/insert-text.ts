import { $isRangeSelection, HISTORY_PUSH_TAG, type LexicalEditor } from 'lexical';
import { $ensureSelection } from './extensions/last-selection.ts';

/** Puts text where the caret is, or was last, in place of what is selected. */
export function insertText(editor: LexicalEditor, text: string): void {
  editor.update(
    () => {
      const selection = $ensureSelection(editor);
      // Beside a selected picture or range of cells, not in its place.
      const target = $isRangeSelection(selection) ? selection : selection.getNodes().at(-1)?.selectNext(0, 0);
      target?.insertText(text);
    },
    { discrete: true, tag: HISTORY_PUSH_TAG },
  );
  editor.focus();
}
