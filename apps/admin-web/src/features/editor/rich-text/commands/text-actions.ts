import { $isHeadingNode } from '@lexical/rich-text';
import { $forEachSelectedTextNode } from '@lexical/selection';
import {
  IconBold,
  IconClearFormatting,
  IconItalic,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react';
import {
  $createParagraphNode,
  $getSelection,
  $isBlockFullySelected,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
} from 'lexical';
import type { Mark } from '../html/document-model.ts';
import { FORMAT_OF_MARK } from '../nodes/mark-formats.ts';
import { texts } from '../../../../shared/texts/texts.ts';
import type { EditorAction } from './action.ts';
import type { Shortcut } from './shortcut.ts';

const labels = texts.richText.actions;

interface MarkLooks {
  readonly label: string;
  readonly icon: Icon;
  readonly shortcut: Shortcut;
}

function markAction(mark: Mark, looks: MarkLooks) {
  return {
    ...looks,
    isOn: (state) => state[mark],
    run: (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, FORMAT_OF_MARK[mark]),
  } as const satisfies EditorAction;
}

export const textActions = {
  bold: markAction('strong', { label: labels.bold, icon: IconBold, shortcut: { key: 'b' } }),
  italic: markAction('em', { label: labels.italic, icon: IconItalic, shortcut: { key: 'i' } }),
  underline: markAction('u', { label: labels.underline, icon: IconUnderline, shortcut: { key: 'u' } }),
  strikethrough: markAction('s', {
    label: labels.strikethrough,
    icon: IconStrikethrough,
    shortcut: { key: 'x', shift: true },
  }),
  subscript: markAction('sub', { label: labels.subscript, icon: IconSubscript, shortcut: { key: ',' } }),
  superscript: markAction('sup', { label: labels.superscript, icon: IconSuperscript, shortcut: { key: '.' } }),
  clear: {
    label: labels.clear,
    icon: IconClearFormatting,
    shortcut: { key: '\\' },
    run: (editor) => editor.update($clearFormatting),
  },
} as const satisfies Record<string, EditorAction>;

/** Words lose their marks; a heading that is selected as a whole becomes a paragraph. Links, lists and tables stay. */
function $clearFormatting(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) {
    $forEachSelectedTextNode((node) => node.setFormat(0));
    return;
  }
  selection.setFormat(0);
  if (selection.isCollapsed()) return;
  const headings = selection.getNodes().flatMap((node) => {
    const heading = [node, ...node.getParents()].find($isHeadingNode);
    return heading !== undefined && $isBlockFullySelected(heading, selection) ? [heading] : [];
  });
  $forEachSelectedTextNode((node) => node.setFormat(0));
  for (const heading of new Set(headings)) if (heading.isAttached()) heading.replace($createParagraphNode(), true);
}
