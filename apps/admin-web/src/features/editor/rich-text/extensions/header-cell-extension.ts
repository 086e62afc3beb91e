import { $isTableCellNode, TableCellNode } from '@lexical/table';
import { $getNodeByKey, defineExtension, mergeRegister, type LexicalEditor, type NodeKey } from 'lexical';

/** A header without words is announced as a cell, which is also how it is stored (content/write-html.ts). */
export const HeaderCellExtension = defineExtension({
  name: '@bandwise/header-cell',
  register: (editor) =>
    mergeRegister(
      // Checks cells when they render and when their text changes, because typing does not mutate the cell.
      editor.registerMutationListener(TableCellNode, (mutations) => announce(editor, mutations.keys())),
      editor.registerUpdateListener(({ dirtyElements }) => announce(editor, dirtyElements.keys())),
    ),
});

function announce(editor: LexicalEditor, keys: Iterable<NodeKey>): void {
  editor.getEditorState().read(() => {
    for (const key of keys) {
      const node = $getNodeByKey(key);
      if (!$isTableCellNode(node)) continue;
      const element = editor.getElementByKey(key);
      if (node.hasHeader() && node.getTextContent().trim() === '') element?.setAttribute('role', 'cell');
      else element?.removeAttribute('role');
    }
  });
}
