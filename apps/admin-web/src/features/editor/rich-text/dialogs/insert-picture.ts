import { $createParagraphNode, $createTextNode, type LexicalEditor } from 'lexical';
import { $insertBlocks } from '../commands/insert-blocks.ts';
import type { Picture } from '../html/document-model.ts';
import { $ensureSelection } from '../extensions/last-selection.ts';
import { $createCaptionNode } from '../nodes/caption-node.ts';
import { $createPictureNode } from '../nodes/picture-node.tsx';

/** A picture goes into the line where the caret is; with a caption it is a figure below that line. */
export function $insertPicture(editor: LexicalEditor, picture: Picture, caption: string): void {
  const node = $createPictureNode(picture);
  if (caption === '') {
    $ensureSelection(editor).insertNodes([node]);
    return;
  }
  const line = $createParagraphNode().append(node);
  const captionNode = $createCaptionNode('picture').append($createTextNode(caption));
  $insertBlocks(editor, [line, captionNode]);
  captionNode.selectNext();
}
