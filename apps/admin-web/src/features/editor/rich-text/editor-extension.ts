import {
  ClickAfterLastBlockExtension,
  HorizontalRuleExtension,
  NormalizeTripleClickSelectionExtension,
} from '@lexical/extension';
import { defineExtension, type EditorThemeClasses } from 'lexical';
import { ShortcutExtension } from './commands/shortcut-extension.ts';
import styles from './content.module.css';
import { BasicsExtension } from './extensions/basics-extension.ts';
import { CaptionExtension } from './extensions/caption-extension.ts';
import { ClipboardExtension } from './extensions/clipboard-extension.ts';
import { HeaderCellExtension } from './extensions/header-cell-extension.ts';
import { HistoryExtension } from './extensions/history-extension.ts';
import { LastSelectionExtension } from './extensions/last-selection.ts';
import { PictureExtension } from './extensions/picture-extension.ts';
import { QuoteExtension } from './extensions/quote-extension.ts';
import { TabExtension } from './extensions/tab-extension.ts';
import { EDITOR_NODES } from './nodes/editor-nodes.ts';

/** The text looks as on the learner's screen; only elements that a learner never sees have separate styles. */
const theme: EditorThemeClasses = {
  caption: nameOf(styles['caption']),
  hr: nameOf(styles['rule']),
  hrSelected: nameOf(styles['ruleSelected']),
  list: { nested: { listitem: nameOf(styles['innerList']) } },
  tableScrollableWrapper: nameOf(styles['tableBox']),
  tableSelection: nameOf(styles['tableSelection']),
  tableCellSelected: nameOf(styles['cellSelected']),
  text: {
    strikethrough: nameOf(styles['strikethrough']),
    underline: nameOf(styles['underline']),
    underlineStrikethrough: nameOf(styles['underlineStrikethrough']),
  },
};

function nameOf(className: string | undefined): string {
  return className ?? '';
}

/** The whole editor, without its buttons. */
export const EditorExtension = defineExtension({
  name: '@bandwise/rich-text-editor',
  namespace: 'bandwise',
  nodes: [...EDITOR_NODES],
  theme,
  // The initial text comes from the value.
  $initialEditorState: null,
  onError: (error) => console.error(error),
  dependencies: [
    BasicsExtension,
    HistoryExtension,
    LastSelectionExtension,
    ClipboardExtension,
    QuoteExtension,
    CaptionExtension,
    HeaderCellExtension,
    PictureExtension,
    TabExtension,
    ShortcutExtension,
    HorizontalRuleExtension,
    NormalizeTripleClickSelectionExtension,
    ClickAfterLastBlockExtension,
  ],
});
