import { $isLinkNode } from '@lexical/link';
import { $isTableNode } from '@lexical/table';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_LOW,
  defineExtension,
  INSERT_PARAGRAPH_COMMAND,
  KEY_BACKSPACE_COMMAND,
  mergeRegister,
  ParagraphNode,
  type LexicalNode,
} from 'lexical';
import { $isCaptionNode, CaptionNode } from '../nodes/caption-node.ts';
import { $isPictureNode } from '../nodes/picture-node.tsx';

/** A caption is one block: Enter moves to the next block, and Backspace at its beginning makes it a paragraph. */
export const CaptionExtension = defineExtension({
  name: '@bandwise/caption',
  register: (editor) =>
    mergeRegister(
      editor.registerNodeTransform(CaptionNode, $dissolveOrphan),
      // Removing a picture does not change its caption, so a transform of captions would not run.
      editor.registerNodeTransform(ParagraphNode, (line) => {
        const next = line.getNextSibling();
        if ($isCaptionNode(next)) $dissolveOrphan(next);
      }),
      editor.registerCommand(INSERT_PARAGRAPH_COMMAND, $goOn, COMMAND_PRIORITY_LOW),
      editor.registerCommand(
        KEY_BACKSPACE_COMMAND,
        (event) => {
          const caption = $captionAtCaret();
          if (caption === null || !$isCaretAtStart(caption)) return false;
          event.preventDefault();
          return caption.collapseAtStart();
        },
        COMMAND_PRIORITY_LOW,
      ),
    ),
});

/** Without its picture or table a caption is a paragraph, or nothing if it has no text. */
function $dissolveOrphan(caption: CaptionNode): void {
  if (
    caption.getCaptionOf() === 'table'
      ? $isTableNode(caption.getNextSibling())
      : $isPictureLine(caption.getPreviousSibling())
  )
    return;
  if (caption.isEmpty()) caption.remove();
  else caption.replace($createParagraphNode(), true);
}

function $isPictureLine(node: LexicalNode | null): boolean {
  if (!$isParagraphNode(node) || node.getTextContent().trim() !== '') return false;
  return node
    .getChildren()
    .some((child) => $isPictureNode(child) || ($isLinkNode(child) && child.getChildren().some($isPictureNode)));
}

function $captionAtCaret(): CaptionNode | null {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isCaptionNode) : null;
}

function $isCaretAtStart(caption: CaptionNode): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || selection.anchor.offset !== 0) return false;
  const node = selection.anchor.getNode();
  return caption.is(node) || node.is(caption.getFirstDescendant());
}

function $goOn(): boolean {
  const caption = $captionAtCaret();
  if (caption === null) return false;
  const next = caption.getNextSibling();
  if ($isTableNode(next)) next.selectStart();
  else {
    const paragraph = $createParagraphNode();
    caption.insertAfter(paragraph);
    paragraph.select();
  }
  return true;
}
