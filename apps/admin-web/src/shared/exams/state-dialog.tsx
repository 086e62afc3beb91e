import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import type { ExamState } from '@bandwise/api-contract/admin';
import { Text } from '@mantine/core';
import { texts } from '../texts/texts.ts';

interface StateDialogProps {
  /** The new state of the test. */
  readonly to: ExamState;
  readonly opened: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before learners lose a test, or get it again. */
export function StateDialog({ to, opened, onCancel, onConfirm }: StateDialogProps) {
  const { title, detail, confirm } = texts.lifecycle.ask[to];
  return (
    <ConfirmDialog
      opened={opened}
      title={title}
      confirmLabel={confirm}
      cancelLabel={texts.common.cancel}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <Text>{detail}</Text>
    </ConfirmDialog>
  );
}
