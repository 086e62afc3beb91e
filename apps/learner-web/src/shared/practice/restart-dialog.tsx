import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { restartTexts } from '../texts/restart.ts';

interface RestartDialogProps {
  readonly opened: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function RestartDialog({ opened, onConfirm, onCancel }: RestartDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={restartTexts.question}
      confirmLabel={restartTexts.confirm}
      cancelLabel={restartTexts.cancel}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{restartTexts.warning}</Text>
    </ConfirmDialog>
  );
}
