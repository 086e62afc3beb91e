import { $createHorizontalRuleNode } from '@lexical/extension';
import { $toggleLink } from '@lexical/link';
import { $isTableNode, type TableNode } from '@lexical/table';
import {
  IconHelp,
  IconLink,
  IconPhoto,
  IconSeparatorHorizontal,
  IconTablePlus,
  IconTextCaption,
  IconUnlink,
} from '@tabler/icons-react';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isParagraphNode,
  type ParagraphNode,
} from 'lexical';
import { OPEN_DIALOG_COMMAND } from '../extensions/dialog-commands.ts';
import { $selectedPicture } from '../extensions/picture-extension.ts';
import { $createCaptionNode, $isCaptionNode, type CaptionNode } from '../nodes/caption-node.ts';
import type { PictureNode } from '../nodes/picture-node.tsx';
import { texts } from '../../../../shared/texts/texts.ts';
import type { EditorAction } from './action.ts';
import { $insertBlocks } from './insert-blocks.ts';

const labels = texts.richText.actions;

export const insertActions = {
  link: {
    label: labels.link,
    icon: IconLink,
    shortcut: { key: 'k' },
    isOn: ({ inLink }) => inLink,
    opensDialog: true,
    run: (editor) => editor.dispatchCommand(OPEN_DIALOG_COMMAND, { kind: 'link' }),
  },
  unlink: {
    label: labels.unlink,
    icon: IconUnlink,
    isEnabled: ({ inLink }) => inLink,
    run: (editor) => editor.update(() => $toggleLink(null)),
  },
  picture: {
    label: labels.picture,
    icon: IconPhoto,
    isOn: ({ hasPicture }) => hasPicture,
    opensDialog: true,
    run: (editor) => editor.dispatchCommand(OPEN_DIALOG_COMMAND, { kind: 'picture' }),
  },
  table: {
    label: labels.table,
    icon: IconTablePlus,
    isEnabled: ({ inTable }) => !inTable,
    opensDialog: true,
    run: (editor) => editor.dispatchCommand(OPEN_DIALOG_COMMAND, { kind: 'table' }),
  },
  rule: {
    label: labels.rule,
    icon: IconSeparatorHorizontal,
    run: (editor) => editor.update(() => $insertBlocks(editor, [$createHorizontalRuleNode()])),
  },
  caption: {
    label: labels.caption,
    icon: IconTextCaption,
    isEnabled: ({ hasPicture, inTable }) => hasPicture || inTable,
    run: (editor) => editor.update($addCaption),
  },
  help: {
    label: labels.help,
    icon: IconHelp,
    opensDialog: true,
    run: (editor) => editor.dispatchCommand(OPEN_DIALOG_COMMAND, { kind: 'help' }),
  },
} as const satisfies Record<string, EditorAction>;

function $addCaption(): void {
  const picture = $selectedPicture();
  if (picture === null) $captionTable();
  else $captionPicture(picture);
}

function $captionPicture(picture: PictureNode): void {
  const line = $findMatchingParent(picture, $isParagraphNode);
  const below = line?.getNextSibling();
  if ($isCaptionNode(below)) below.selectEnd();
  else if (line !== null) {
    const caption = $createCaptionNode('picture');
    $lineOfItsOwn(picture, line).insertAfter(caption);
    caption.selectEnd();
  }
}

/** Words beside the picture are not part of its figure. */
function $lineOfItsOwn(picture: PictureNode, line: ParagraphNode): ParagraphNode {
  if (line.getTextContent().trim() === '') return line;
  const own = $createParagraphNode();
  line.insertAfter(own);
  own.append(picture);
  return own;
}

function $captionTable(): void {
  const [point] = $getSelection()?.getStartEndPoints() ?? [];
  const table = point === undefined ? null : $findMatchingParent(point.getNode(), $isTableNode);
  const above = table?.getPreviousSibling();
  if ($isCaptionNode(above) && above.getCaptionOf() === 'table') above.selectEnd();
  else if (table !== null) $captionAbove(table).selectEnd();
}

function $captionAbove(table: TableNode): CaptionNode {
  const caption = $createCaptionNode('table');
  table.insertBefore(caption);
  return caption;
}
