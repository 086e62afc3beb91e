import { $isListItemNode } from '@lexical/list';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  defineExtension,
  INDENT_CONTENT_COMMAND,
  KEY_TAB_COMMAND,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical';

/** Tab indents and outdents list items. Outside of lists and tables it leaves the editor, as on any page. */
export const TabExtension = defineExtension({
  name: '@bandwise/tab',
  register: (editor) =>
    editor.registerCommand(
      KEY_TAB_COMMAND,
      (event) => {
        const selection = $getSelection();
        if (!$isRangeSelection(selection) || $findMatchingParent(selection.anchor.getNode(), $isListItemNode) === null)
          return false;
        event.preventDefault();
        return editor.dispatchCommand(event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND);
      },
      COMMAND_PRIORITY_LOW,
    ),
});
