import { $isTableCellNode, TableCellNode } from '@lexical/table';
import { $getNodeByKey, defineExtension } from 'lexical';

/** A header without words is announced as a cell, which is also how it is stored (content/write-html.ts). */
export const HeaderCellExtension = defineExtension({
  name: '@bandwise/header-cell',
  register: (editor) =>
    editor.registerMutationListener(TableCellNode, (mutations) =>
      editor.getEditorState().read(() => {
        for (const key of mutations.keys()) {
          const node = $getNodeByKey(key);
          const element = editor.getElementByKey(key);
          if (element === null || !$isTableCellNode(node)) continue;
          if (node.hasHeader() && node.getTextContent().trim() === '') element.setAttribute('role', 'cell');
          else element.removeAttribute('role');
        }
      }),
    ),
});
