import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { attemptTexts } from '../../../shared/texts/attempt.ts';

interface RestartDialogProps {
  readonly opened: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function RestartDialog({ opened, onConfirm, onCancel }: RestartDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={attemptTexts.resumed.question}
      confirmLabel={attemptTexts.resumed.confirm}
      cancelLabel={attemptTexts.resumed.cancel}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{attemptTexts.resumed.warning}</Text>
    </ConfirmDialog>
  );
}
