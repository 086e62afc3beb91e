import type { LexicalEditor } from 'lexical';
import type { EditorAction } from '../commands/action.ts';
import { $ensureSelection } from '../extensions/last-selection.ts';

/** Acts where the author is, or was last, and lets them go on writing there. */
export function runAction(editor: LexicalEditor, action: EditorAction): void {
  editor.update(() => void $ensureSelection(editor), { discrete: true });
  action.run(editor);
  editor.focus();
}
