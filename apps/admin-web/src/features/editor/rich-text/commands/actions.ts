import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { IS_APPLE, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { texts } from '../../../../shared/texts/texts.ts';
import type { EditorAction } from './action.ts';
import { blockActions, blockTypeActions } from './block-actions.ts';
import { insertActions } from './insert-actions.ts';
import { tableActions } from './table-actions.ts';
import { textActions } from './text-actions.ts';

const labels = texts.richText.actions;

const historyActions = {
  undo: {
    label: labels.undo,
    icon: IconArrowBackUp,
    shortcut: { key: 'z' },
    isEnabled: ({ canUndo }) => canUndo,
    run: (editor) => editor.dispatchCommand(UNDO_COMMAND),
  },
  redo: {
    label: labels.redo,
    icon: IconArrowForwardUp,
    shortcut: IS_APPLE ? { key: 'z', shift: true } : { key: 'y' },
    isEnabled: ({ canRedo }) => canRedo,
    run: (editor) => editor.dispatchCommand(REDO_COMMAND),
  },
} as const satisfies Record<string, EditorAction>;

const table = {
  ...historyActions,
  ...blockTypeActions,
  ...textActions,
  ...blockActions,
  ...insertActions,
  ...tableActions,
} as const satisfies Record<string, EditorAction>;

export type ActionName = keyof typeof table;

export const actions: Readonly<Record<ActionName, EditorAction>> = table;
