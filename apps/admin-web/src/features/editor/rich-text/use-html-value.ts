import { mergeRegister, registerEventListener, type LexicalEditor } from 'lexical';
import { useEffect, useState } from 'react';
import { HtmlValue } from './html-value.ts';
import { useLatest } from './use-latest.ts';

interface Controlled {
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** Binds the editor to the caller's value. */
export function useHtmlValue(editor: LexicalEditor, { value, onChange }: Controlled): HtmlValue {
  const [htmlValue] = useState(() => new HtmlValue(editor, value));
  const tell = useLatest(onChange);

  useEffect(() => {
    return mergeRegister(
      htmlValue.follow((html) => tell.current(html)),
      // Lexical's own command for this runs inside an update, where nothing can be committed.
      editor.registerRootListener((root) =>
        root === null ? undefined : registerEventListener(root, 'blur', () => void htmlValue.flush()),
      ),
    );
  }, [editor, htmlValue, tell]);

  useEffect(() => htmlValue.receive(value), [htmlValue, value]);

  return htmlValue;
}
