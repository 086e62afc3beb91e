import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { texts } from '../../../shared/texts/texts.ts';

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
      title={texts.attempt.confirmTitle}
      confirmLabel={texts.attempt.submitNow}
      cancelLabel={texts.attempt.checkAgain}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{missing === 0 ? texts.attempt.confirmAll : texts.attempt.confirmSome(missing)}</Text>
    </ConfirmDialog>
  );
}
