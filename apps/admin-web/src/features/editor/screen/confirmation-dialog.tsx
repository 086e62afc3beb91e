import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { useStore } from 'zustand';
import { texts } from '../../../shared/texts/texts.ts';
import { useEditor } from './editor-context.ts';

/** One dialog for everything in the editor that cannot be taken back. */
export function ConfirmationDialog() {
  const { confirmations } = useEditor();
  const asked = useStore(confirmations);
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={asked?.title ?? ''}
      confirmLabel={asked?.confirmLabel ?? ''}
      cancelLabel={texts.common.cancel}
      danger
      onCancel={confirmations.close}
      onConfirm={() => {
        confirmations.close();
        asked?.onConfirm();
      }}
    >
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{asked?.detail}</Text>
    </ConfirmDialog>
  );
}
