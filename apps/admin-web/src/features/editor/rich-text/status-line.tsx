import { CloseButton } from '@mantine/core';
import { COMMAND_PRIORITY_LOW, type LexicalEditor } from 'lexical';
import { useEffect, useState } from 'react';
import { SAY_COMMAND } from './extensions/dialog-commands.ts';
import styles from './rich-text-editor.module.css';
import { texts } from '../../../shared/texts/texts.ts';

/** The outcome of an author's action, such as a picture that could not be pasted. */
export function StatusLine({ editor }: { readonly editor: LexicalEditor }) {
  const [message, setMessage] = useState('');

  useEffect(
    () => editor.registerCommand(SAY_COMMAND, (said) => (setMessage(said), true), COMMAND_PRIORITY_LOW),
    [editor],
  );

  return (
    <div role="status" className={styles['status']}>
      {message !== '' && (
        <>
          <span>{message}</span>
          <CloseButton size="sm" aria-label={texts.richText.closeMessage} onClick={() => setMessage('')} />
        </>
      )}
    </div>
  );
}
