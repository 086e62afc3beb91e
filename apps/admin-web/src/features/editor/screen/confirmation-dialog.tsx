import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { useStore } from 'zustand';
import { texts } from '../../../shared/texts/texts.ts';
import { MessageList } from '../fields/message-list.tsx';
import { useEditor } from '../session/editor-context.ts';

const ITEMS_MAX = 10;

/** One dialog for everything in the editor that cannot be taken back. */
export function ConfirmationDialog() {
  const { confirmations } = useEditor();
  const confirmation = useStore(confirmations);
  return (
    <ConfirmDialog
      opened={confirmation !== null}
      title={confirmation?.title ?? ''}
      confirmLabel={confirmation?.confirmLabel ?? ''}
      cancelLabel={texts.common.cancel}
      danger
      onCancel={confirmations.close}
      onConfirm={() => {
        confirmations.close();
        confirmation?.onConfirm();
      }}
    >
      {confirmation?.items && <MessageList messages={confirmation.items} max={ITEMS_MAX} />}
      <Text style={{ overflowWrap: 'anywhere' }}>{confirmation?.detail}</Text>
    </ConfirmDialog>
  );
}
