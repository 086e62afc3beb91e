import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { attemptTexts } from '../../../shared/texts/attempt.ts';

interface SubmitDialogProps {
  readonly opened: boolean;
  /** How many questions have no answer. */
  readonly missing: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function SubmitDialog({ opened, missing, onConfirm, onCancel }: SubmitDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={attemptTexts.confirmTitle}
      confirmLabel={attemptTexts.submitNow}
      cancelLabel={attemptTexts.checkAgain}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{missing === 0 ? attemptTexts.confirmAll : attemptTexts.confirmSome(missing)}</Text>
    </ConfirmDialog>
  );
}
