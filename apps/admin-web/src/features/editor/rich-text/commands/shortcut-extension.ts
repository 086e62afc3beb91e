import { COMMAND_PRIORITY_HIGH, defineExtension, KEY_DOWN_COMMAND, type LexicalEditor } from 'lexical';
import { actions } from './actions.ts';
import type { EditorAction } from './action.ts';
import { matches } from './shortcut.ts';
import { FOCUS_TOOLBAR_COMMAND, OPEN_DIALOG_COMMAND } from '../extensions/dialog-commands.ts';

const WITH_SHORTCUT: readonly EditorAction[] = Object.values(actions).filter(({ shortcut }) => shortcut !== undefined);

/** The keyboard shortcuts of the actions, and Alt+F10 and Alt+0, which move the focus out of the text. */
export const ShortcutExtension = defineExtension({
  name: '@bandwise/shortcut',
  register: (editor) =>
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        const handled = !event.isComposing && (leaveText(event, editor) || runAction(event, editor));
        if (handled) event.preventDefault();
        return handled;
      },
      COMMAND_PRIORITY_HIGH,
    ),
});

function leaveText({ altKey, ctrlKey, metaKey, shiftKey, key, code }: KeyboardEvent, editor: LexicalEditor): boolean {
  if (!altKey || ctrlKey || metaKey || shiftKey) return false;
  if (key === 'F10') return editor.dispatchCommand(FOCUS_TOOLBAR_COMMAND);
  return code === 'Digit0' && editor.dispatchCommand(OPEN_DIALOG_COMMAND, { kind: 'help' });
}

function runAction(event: KeyboardEvent, editor: LexicalEditor): boolean {
  const action = WITH_SHORTCUT.find(({ shortcut }) => shortcut !== undefined && matches(shortcut, event));
  action?.run(editor);
  return action !== undefined;
}
