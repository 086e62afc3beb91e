import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { texts } from '../texts/texts.ts';

interface RestartDialogProps {
  readonly opened: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function RestartDialog({ opened, onConfirm, onCancel }: RestartDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.restart.question}
      confirmLabel={texts.restart.confirm}
      cancelLabel={texts.restart.cancel}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{texts.restart.warning}</Text>
    </ConfirmDialog>
  );
}
