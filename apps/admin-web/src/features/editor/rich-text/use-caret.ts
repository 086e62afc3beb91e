import { mergeRegister, registerEventListener, type LexicalEditor } from 'lexical';
import { useEffect } from 'react';
import { $blankAtCaret, type Caret } from './blanks/caret.ts';
import { useLatest } from './use-latest.ts';

/** Reports when the caret enters or leaves the editor or a `{n}` marker. */
export function useCaret(editor: LexicalEditor, onCaret: ((caret: Caret) => void) | undefined): void {
  const tell = useLatest(onCaret);

  useEffect(() => {
    let last: Caret = { isFocused: false, blank: null };
    const update = (part: Partial<Caret>) => {
      const next = { ...last, ...part };
      if (next.isFocused === last.isFocused && next.blank === last.blank) return;
      last = next;
      tell.current?.(next);
    };
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) => update({ blank: editorState.read($blankAtCaret) })),
      editor.registerRootListener((root) =>
        root === null
          ? undefined
          : mergeRegister(
              registerEventListener(root, 'focus', () => update({ isFocused: true })),
              registerEventListener(root, 'blur', () => update({ isFocused: false })),
            ),
      ),
    );
  }, [editor, tell]);
}
