import { $isRangeSelection, HISTORY_PUSH_TAG, type LexicalEditor } from 'lexical';
import { $ensureSelection } from './extensions/last-selection.ts';

/** Inserts text at the current or last caret, replacing the selection. */
export function insertText(editor: LexicalEditor, text: string): void {
  editor.update(
    () => {
      const selection = $ensureSelection(editor);
      // A selected picture or cell range is not replaced.
      const target = $isRangeSelection(selection) ? selection : selection.getNodes().at(-1)?.selectNext(0, 0);
      target?.insertText(text);
    },
    { discrete: true, tag: HISTORY_PUSH_TAG },
  );
  editor.focus();
}
