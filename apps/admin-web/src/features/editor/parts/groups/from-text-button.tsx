import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import type { PasteTarget } from '../../model/changes/to-take-over.ts';
import { useEditor } from '../../session/editor-context.ts';

interface FromTextButtonProps {
  readonly label: string;
  readonly title: string;
  readonly target: PasteTarget;
}

/** Opens the dialog that makes groups of text. */
export function FromTextButton({ label, title, target }: FromTextButtonProps) {
  const { flushes, pasteDialog } = useEditor();
  return (
    <Button
      variant="light"
      leftSection={<IconClipboardText size={16} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
      onClick={() => {
        flushes.flushAll();
        pasteDialog.open({ title, target, file: null });
      }}
    >
      {label}
    </Button>
  );
}
