import { NodeSelectionDataSelectedExtension } from '@lexical/extension';
import { DRAG_DROP_PASTE } from '@lexical/rich-text';
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isNodeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  configExtension,
  defineExtension,
  isDOMNode,
  KEY_ENTER_COMMAND,
  mergeRegister,
  registerEventListener,
  type LexicalNode,
} from 'lexical';
import { $isPictureNode, PictureNode } from '../nodes/picture-node.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import { OPEN_DIALOG_COMMAND, SAY_COMMAND } from './dialog-commands.ts';

/** A click selects a picture; a double click or Enter opens its dialog; pasted and dropped files open it too. */
export const PictureExtension = defineExtension({
  name: '@bandwise/picture',
  dependencies: [configExtension(NodeSelectionDataSelectedExtension, { nodes: [PictureNode] })],
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(CLICK_COMMAND, (event) => $selectPicture(event.target), COMMAND_PRIORITY_LOW),
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => {
          if ($selectedPicture() === null) return false;
          event?.preventDefault();
          return editor.dispatchCommand(OPEN_DIALOG_COMMAND, { kind: 'picture' });
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(
        DRAG_DROP_PASTE,
        (files) => {
          const pictures = files.filter(({ type }) => PICTURE_TYPES.has(type));
          return pictures.length > 0
            ? editor.dispatchCommand(OPEN_DIALOG_COMMAND, { kind: 'picture', files: pictures })
            : editor.dispatchCommand(SAY_COMMAND, texts.richText.notAPicture);
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerRootListener((root) =>
        root === null
          ? undefined
          : registerEventListener(root, 'dblclick', ({ target }) => {
              if (editor.read(() => $pictureAt(target)) !== null)
                editor.dispatchCommand(OPEN_DIALOG_COMMAND, { kind: 'picture' });
            }),
      ),
    ),
});

export const PICTURE_TYPES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/svg+xml',
]);

export function $selectedPicture(): PictureNode | null {
  const selection = $getSelection();
  const node = $isNodeSelection(selection) ? selection.getNodes()[0] : null;
  return $isPictureNode(node) ? node : null;
}

function $selectPicture(target: EventTarget | null): boolean {
  const picture = $pictureAt(target);
  if (picture === null) return false;
  const selection = $createNodeSelection();
  selection.add(picture.getKey());
  $setSelection(selection);
  return true;
}

function $pictureAt(target: EventTarget | null): PictureNode | null {
  const node: LexicalNode | null = isDOMNode(target) ? $getNearestNodeFromDOMNode(target) : null;
  return $isPictureNode(node) ? node : null;
}
