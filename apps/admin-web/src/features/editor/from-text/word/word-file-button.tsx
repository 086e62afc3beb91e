import { Button, FileButton } from '@mantine/core';
import { IconFileTypeDocx } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { useEditor } from '../../screen/editor-context.ts';
import { FromTextDialog } from '../from-text-dialog.tsx';
import type { PasteTarget } from '../to-take-over.ts';
import { WORD_TYPES } from './word-types.ts';

const { word } = texts.fromText;

/** Chooses a Word file and shows what it becomes. */
export function WordFileButton({ target }: { readonly target: PasteTarget }) {
  const { flushes } = useEditor();
  const [file, setFile] = useState<File | null>(null);
  const reset = useRef<() => void>(null);
  return (
    <>
      <FileButton
        accept={WORD_TYPES}
        resetRef={reset}
        onChange={(chosen) => {
          flushes.flushAll();
          setFile(chosen);
        }}
      >
        {(props) => (
          <Button {...props} variant="light" leftSection={<IconFileTypeDocx size={16} aria-hidden />}>
            {word.open}
          </Button>
        )}
      </FileButton>
      <FromTextDialog
        title={word.title}
        target={file === null ? null : target}
        file={file}
        onClose={() => {
          setFile(null);
          // The same file can be chosen again.
          reset.current?.();
        }}
      />
    </>
  );
}
