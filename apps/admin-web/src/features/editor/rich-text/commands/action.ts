import type { Icon } from '@tabler/icons-react';
import type { LexicalEditor } from 'lexical';
import type { EditorState } from './editor-state.ts';
import type { Shortcut } from './shortcut.ts';

export interface ToolState extends EditorState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** One action of an author, for the toolbar, the menu bar, the keyboard and the help. */
export interface EditorAction {
  readonly label: string;
  readonly icon: Icon;
  readonly shortcut?: Shortcut;
  /** The state of a toggle. */
  readonly isOn?: (state: ToolState) => boolean;
  /** Opens a dialog, so in a menu it is no toggle. */
  readonly opensDialog?: boolean;
  readonly isEnabled?: (state: ToolState) => boolean;
  readonly run: (editor: LexicalEditor) => void;
}
