import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditor } from '../screen/editor-context.ts';
import { FromTextDialog } from './from-text-dialog.tsx';
import type { PasteTarget } from './to-take-over.ts';

interface FromTextButtonProps {
  readonly label: string;
  readonly title: string;
  readonly target: PasteTarget;
}

/** Opens the dialog that makes groups of text. */
export function FromTextButton({ label, title, target }: FromTextButtonProps) {
  const { flushes } = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconClipboardText size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => {
          flushes.flushAll();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <FromTextDialog title={title} target={isOpen ? target : null} onClose={() => setOpen(false)} />
    </>
  );
}
