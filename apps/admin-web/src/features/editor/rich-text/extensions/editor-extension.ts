import {
  ClickAfterLastBlockExtension,
  HorizontalRuleExtension,
  NormalizeTripleClickSelectionExtension,
} from '@lexical/extension';
import { defineExtension } from 'lexical';
import { EDITOR_NODES } from '../nodes/editor-nodes.ts';
import { theme } from '../theme.ts';
import { BasicsExtension } from './basics-extension.ts';
import { CaptionExtension } from './caption-extension.ts';
import { ClipboardExtension } from './clipboard-extension.ts';
import { HeaderCellExtension } from './header-cell-extension.ts';
import { HistoryExtension } from './history-extension.ts';
import { LastSelectionExtension } from './last-selection.ts';
import { PictureExtension } from './picture-extension.ts';
import { QuoteExtension } from './quote-extension.ts';
import { ShortcutExtension } from './shortcut-extension.ts';
import { TabExtension } from './tab-extension.ts';

/** The whole editor, without its buttons. */
export const EditorExtension = defineExtension({
  name: '@bandwise/rich-text-editor',
  namespace: 'bandwise',
  nodes: [...EDITOR_NODES],
  theme,
  // The text comes from the value, not from here.
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
