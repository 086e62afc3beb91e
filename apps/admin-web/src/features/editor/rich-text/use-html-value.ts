import { mergeRegister, registerEventListener, type LexicalEditor } from 'lexical';
import { useEffect, useState } from 'react';
import { BlankHistory, type BlankOwners, type RestoredBlanks } from './blanks/blank-history.ts';
import { HtmlValue } from './html-value.ts';
import { useLatest } from './use-latest.ts';

interface Controlled {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly blankOwners?: BlankOwners;
  readonly onBlanksRestored?: (restored: RestoredBlanks) => void;
}

const NOBODY: BlankOwners = new Map();

/** Binds the editor to the caller's value. */
export function useHtmlValue(editor: LexicalEditor, props: Controlled): HtmlValue {
  const { value, blankOwners = NOBODY } = props;
  const [blanks] = useState(() => new BlankHistory(editor, blankOwners));
  const [htmlValue] = useState(() => new HtmlValue(editor, value));
  const latest = useLatest(props);

  useEffect(() => {
    return mergeRegister(
      htmlValue.follow((html) => latest.current.onChange(html)),
      blanks.follow((restored) => latest.current.onBlanksRestored?.(restored)),
      // Lexical's own command for this runs inside an update, where nothing can be committed.
      editor.registerRootListener((root) =>
        root === null ? undefined : registerEventListener(root, 'blur', () => void htmlValue.flush()),
      ),
    );
  }, [editor, htmlValue, blanks, latest]);

  useEffect(() => {
    blanks.setOwners(blankOwners);
    htmlValue.receive(value);
  }, [blanks, htmlValue, value, blankOwners]);

  return htmlValue;
}
