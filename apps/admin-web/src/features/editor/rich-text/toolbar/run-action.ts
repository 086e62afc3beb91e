import type { LexicalEditor } from 'lexical';
import type { EditorAction } from '../commands/action.ts';
import { $ensureSelection } from '../extensions/last-selection.ts';

/** Runs an action at the current or last caret and returns the focus to the text. */
export function runAction(editor: LexicalEditor, action: EditorAction): void {
  editor.update(() => void $ensureSelection(editor), { discrete: true });
  action.run(editor);
  editor.focus();
}
