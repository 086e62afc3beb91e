import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { sittingTexts } from '../../../shared/texts/attempt.ts';

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
      title={sittingTexts.confirmTitle}
      confirmLabel={sittingTexts.submitNow}
      cancelLabel={sittingTexts.checkAgain}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Text>{missing === 0 ? sittingTexts.confirmAll : sittingTexts.confirmSome(missing)}</Text>
    </ConfirmDialog>
  );
}
