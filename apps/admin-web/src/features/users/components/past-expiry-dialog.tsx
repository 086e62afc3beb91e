import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Text } from '@mantine/core';
import { dayText } from '@bandwise/ui/dates/date-text.ts';
import { texts } from '../../../shared/texts/texts.ts';

interface PastExpiryDialogProps {
  readonly opened: boolean;
  /** The chosen day in the past, yyyy-MM-dd. */
  readonly day: string;
  /** The user's name; null for all selected users. */
  readonly name: string | null;
  readonly count: number;
  readonly pending: boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

const { past } = texts.users;

/** Confirms an expiry in the past, which ends the access at once. */
export function PastExpiryDialog({ opened, day, name, count, pending, onBack, onConfirm }: PastExpiryDialogProps) {
  const dayLabel = dayText(day);
  return (
    <ConfirmDialog
      opened={opened}
      title={past.title}
      confirmLabel={past.confirm}
      cancelLabel={past.back}
      danger
      pending={pending}
      onCancel={onBack}
      onConfirm={onConfirm}
    >
      <Text>{name === null ? past.many(count, dayLabel) : past.one(name, dayLabel)}</Text>
    </ConfirmDialog>
  );
}
