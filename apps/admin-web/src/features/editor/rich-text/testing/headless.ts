import { $getRoot, createEditor, type LexicalEditor } from 'lexical';
import { readHtml } from '../html/read-html.ts';
import { writeHtml } from '../html/write-html.ts';
import { EDITOR_NODES } from '../nodes/editor-nodes.ts';
import { $fromNodes } from '../nodes/from-nodes.ts';
import { $toNodes } from '../nodes/to-nodes.ts';

/** HTML through a real Lexical editor and out again. */
export function throughEditor(html: string): string {
  const editor = createHeadlessEditor();
  editor.update(
    () =>
      $getRoot()
        .clear()
        .append(...$toNodes(readHtml(html))),
    { discrete: true },
  );
  return editor.read(() => writeHtml($fromNodes($getRoot().getChildren())));
}

function createHeadlessEditor(): LexicalEditor {
  return createEditor({
    nodes: [...EDITOR_NODES],
    onError: (error) => {
      throw error;
    },
  });
}
