import type { Icon } from '@tabler/icons-react';
import type { LexicalEditor } from 'lexical';
import type { EditorState } from './editor-state.ts';
import type { Shortcut } from './shortcut.ts';

export interface ToolState extends EditorState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** One thing an author can do, wherever it is offered: toolbar, menu bar, keyboard, help. */
export interface EditorAction {
  readonly label: string;
  readonly icon: Icon;
  readonly shortcut?: Shortcut;
  /** For actions that are switched on and off. */
  readonly isOn?: (state: ToolState) => boolean;
  /** It asks before it acts, so in a menu it is not a switch. */
  readonly opensDialog?: boolean;
  readonly isEnabled?: (state: ToolState) => boolean;
  readonly run: (editor: LexicalEditor) => void;
}
