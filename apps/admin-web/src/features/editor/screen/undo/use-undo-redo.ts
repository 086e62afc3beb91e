import { useCallback, useEffect } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { useEditor } from '../../session/editor-context.ts';
import { listenForUndo } from './shortcuts.ts';
import { step, type Direction } from './undo-redo.ts';

interface UndoRedoOptions {
  /** Called before a field is shown. */
  readonly onGo: () => void;
  /** Nothing may be changed for the moment. */
  readonly isDisabled: boolean;
}

/** The keys of undo and redo while the editor is open; the function is for buttons. */
export function useUndoRedo({ onGo, isDisabled }: UndoRedoOptions): (direction: Direction) => void {
  const editor = useEditor();
  const run = useCallback(
    (direction: Direction) => {
      if (isDisabled) return;
      if (step(editor, direction)) onGo();
      else editor.announcements.say(texts.history.nothing[direction]);
    },
    [editor, onGo, isDisabled],
  );
  useEffect(() => listenForUndo(run), [run]);
  useEffect(() => {
    const leave = () => editor.store.dispatch({ type: 'leaveField' });
    document.addEventListener('focusout', leave);
    return () => document.removeEventListener('focusout', leave);
  }, [editor]);
  return run;
}
