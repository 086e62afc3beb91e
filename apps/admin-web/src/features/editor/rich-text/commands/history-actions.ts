import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { IS_APPLE, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import type { EditorAction } from './action.ts';

export const historyActions = {
  undo: {
    label: 'Undo',
    icon: IconArrowBackUp,
    shortcut: { key: 'z' },
    isEnabled: ({ canUndo }) => canUndo,
    run: (editor) => editor.dispatchCommand(UNDO_COMMAND),
  },
  redo: {
    label: 'Redo',
    icon: IconArrowForwardUp,
    shortcut: IS_APPLE ? { key: 'z', shift: true } : { key: 'y' },
    isEnabled: ({ canRedo }) => canRedo,
    run: (editor) => editor.dispatchCommand(REDO_COMMAND),
  },
} as const satisfies Record<string, EditorAction>;
