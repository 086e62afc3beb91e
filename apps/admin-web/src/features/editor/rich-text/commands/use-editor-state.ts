import { CAN_REDO_COMMAND, CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW, mergeRegister, type LexicalEditor } from 'lexical';
import { useEffect, useState } from 'react';
import type { ToolState } from './action.ts';
import { $readEditorState, IDLE } from './editor-state.ts';

/** Follows the selection; a component that uses it renders again only when a button would look different. */
export function useEditorState(editor: LexicalEditor): ToolState {
  const [state, setState] = useState<ToolState>({ ...IDLE, canUndo: false, canRedo: false });

  useEffect(() => {
    const update = (part: Partial<ToolState>) =>
      setState((before) => (holds(before, part) ? before : { ...before, ...part }));
    const read = () => update(editor.getEditorState().read($readEditorState, { editor }));
    read();
    return mergeRegister(
      editor.registerUpdateListener(read),
      editor.registerCommand(CAN_UNDO_COMMAND, (canUndo) => (update({ canUndo }), false), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, (canRedo) => (update({ canRedo }), false), COMMAND_PRIORITY_LOW),
    );
  }, [editor]);

  return state;
}

function holds(state: ToolState, part: Partial<ToolState>): boolean {
  const current: Readonly<Record<string, unknown>> = { ...state };
  return Object.entries(part).every(([name, value]) => current[name] === value);
}
