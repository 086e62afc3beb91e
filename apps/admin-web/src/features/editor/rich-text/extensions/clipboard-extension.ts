import { $insertGeneratedNodes, ClipboardImportExtension, GetClipboardDataExtension } from '@lexical/clipboard';
import { nameOf } from '@bandwise/domain/internal';
import { $getEditor, $isRangeSelection, configExtension, defineExtension, type BaseSelection } from 'lexical';
import type { Block } from '../html/document-model.ts';
import { readPlainText } from '../html/read-html.ts';
import { $selectionHtml } from '../nodes/selection-html.ts';
import { $toInlineNodes } from '../nodes/to-inline-nodes.ts';
import { $toNodes } from '../nodes/to-nodes.ts';
import { readPasted } from '../paste/read-pasted.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import { LOST_COMMAND, SAY_COMMAND } from './dialog-commands.ts';

/**
 * Handles all content from outside: paste, drop and the browser's own insertions. Lexical's node format is ignored, because any page can
 * put it on the clipboard and nothing would check it.
 */
export const ClipboardExtension = defineExtension({
  name: '@bandwise/clipboard',
  dependencies: [
    configExtension(ClipboardImportExtension, {
      $importMimeType: {
        'application/x-lexical-editor': [() => false],
        'text/html': [$pasteHtml],
        'text/plain': [(text, selection) => $pasteText(text, selection)],
        'text/uri-list': [(text, selection) => $pasteText(text, selection)],
      },
    }),
    configExtension(GetClipboardDataExtension, {
      $exportMimeType: {
        'application/x-lexical-editor': [() => null],
        'text/html': [(selection) => (selection === null ? null : $selectionHtml(selection))],
      },
    }),
  ],
});

function $pasteHtml(html: string, selection: BaseSelection): boolean {
  const { blocks, lostPictures, lost } = readPasted(html);
  const messages = [
    ...(lostPictures === 0 ? [] : [texts.richText.picturesLost(lostPictures)]),
    ...(lost.length === 0 ? [] : [texts.richText.contentLost(lost.map(nameOf))]),
  ];
  $getEditor().dispatchCommand(SAY_COMMAND, messages.join(' '));
  const pictures = lostPictures === 0 ? [] : [texts.richText.picturesLostName(lostPictures)];
  const names = [...new Set([...lost.map(nameOf), ...pictures])];
  if (names.length > 0) $getEditor().dispatchCommand(LOST_COMMAND, names);
  $insertBlocks(blocks, selection);
  return true;
}

function $pasteText(text: string, selection: BaseSelection): boolean {
  // Words within a line keep their spaces and take the style around them.
  if ($isRangeSelection(selection) && !/[\r\n]/.test(text)) selection.insertText(text.replaceAll('\t', ' '));
  else $insertBlocks(readPlainText(text), selection);
  return true;
}

function $insertBlocks(blocks: readonly Block[], selection: BaseSelection): void {
  const [only] = blocks;
  if (only === undefined) return;
  const isWords = blocks.length === 1 && only.kind === 'paragraph';
  $insertGeneratedNodes($getEditor(), isWords ? $toInlineNodes(only.run) : $toNodes(blocks), selection);
}
