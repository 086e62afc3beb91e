import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { sittingTexts } from '../../../shared/texts/attempt.ts';

interface RestartDialogProps {
  readonly opened: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function RestartDialog({ opened, onConfirm, onCancel }: RestartDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={sittingTexts.resumed.question}
      confirmLabel={sittingTexts.resumed.confirm}
      cancelLabel={sittingTexts.resumed.cancel}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{sittingTexts.resumed.warning}</Text>
    </ConfirmDialog>
  );
}
