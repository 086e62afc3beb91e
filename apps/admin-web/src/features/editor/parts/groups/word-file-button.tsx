import { Button, FileButton } from '@mantine/core';
import { IconFileTypeDocx } from '@tabler/icons-react';
import { useRef } from 'react';
import { texts } from '../../../../shared/texts/texts.ts';
import { WORD_TYPES } from '../../model/exam-file/word-types.ts';
import type { PasteTarget } from '../../model/changes/to-take-over.ts';
import { useEditor } from '../../session/editor-context.ts';

const { word } = texts.fromText;

/** Chooses a Word file and shows what it becomes. */
export function WordFileButton({ target }: { readonly target: PasteTarget }) {
  const { flushes, pasteDialog } = useEditor();
  const reset = useRef<() => void>(null);
  const open = (file: File | null) => {
    if (file === null) return;
    flushes.flushAll();
    pasteDialog.open({ title: word.open, target, file });
    // The same file can be chosen again.
    reset.current?.();
  };
  return (
    <FileButton accept={WORD_TYPES} resetRef={reset} onChange={open}>
      {(props) => (
        <Button {...props} variant="light" leftSection={<IconFileTypeDocx size={16} aria-hidden />}>
          {word.open}
        </Button>
      )}
    </FileButton>
  );
}
