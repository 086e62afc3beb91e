import { COMMAND_PRIORITY_LOW, type LexicalEditor } from 'lexical';
import { useEffect } from 'react';
import { LOST_COMMAND } from './extensions/dialog-commands.ts';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';
import { useLatest } from './use-latest.ts';

/** Tells what was pasted and cannot be kept. */
export function useLost(editor: LexicalEditor, onLost: RichTextEditorProps['onLost']): void {
  const tell = useLatest(onLost);
  useEffect(
    () => editor.registerCommand(LOST_COMMAND, (names) => (tell.current?.(names), true), COMMAND_PRIORITY_LOW),
    [editor, tell],
  );
}
