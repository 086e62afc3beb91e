import { ListNode, registerList, registerListStrictIndentTransform } from '@lexical/list';
import { registerRichText } from '@lexical/rich-text';
import { registerTablePlugin, registerTableSelectionObserver, setScrollableTablesActive } from '@lexical/table';
import { defineExtension, mergeRegister } from 'lexical';

/**
 * Rich text, lists and tables. Registered by hand: the ready-made extensions also bring Lexical's own HTML import,
 * 12 kB that this editor never calls.
 */
export const BasicsExtension = defineExtension({
  name: '@bandwise/basics',
  register: (editor) => {
    setScrollableTablesActive(editor, true);
    return mergeRegister(
      registerRichText(editor),
      registerList(editor),
      registerListStrictIndentTransform(editor),
      // The stored HTML has no start number for lists, so the editor resets it.
      editor.registerNodeTransform(ListNode, (list) => {
        if (list.getStart() !== 1) list.setStart(1);
      }),
      registerTablePlugin(editor),
      registerTableSelectionObserver(editor, true),
    );
  },
});
