import { Modal, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { DialogForm } from '../../../shared/dialogs/dialog-form.tsx';
import { texts } from '../../../shared/texts/texts.ts';

interface ExpiryDialogProps {
  readonly opened: boolean;
  /** The name of the user or users. */
  readonly who: string;
  /** yyyy-MM-dd, or empty. */
  readonly initial: string;
  readonly pending: boolean;
  readonly onCancel: () => void;
  readonly onSave: (expiresAt: string) => void;
}

export function ExpiryDialog({ opened, who, pending, onCancel, ...form }: ExpiryDialogProps) {
  return (
    <Modal opened={opened} onClose={onCancel} title={texts.users.expiryFor(who)}>
      <ExpiryForm {...form} pending={pending} onCancel={onCancel} />
    </Modal>
  );
}

function ExpiryForm({ initial, pending, onCancel, onSave }: Omit<ExpiryDialogProps, 'opened' | 'who'>) {
  const form = useForm({
    initialValues: { date: initial },
    validate: { date: isNotEmpty(texts.users.expiryRequired) },
  });
  return (
    <DialogForm
      submitLabel={texts.users.save}
      isPending={pending}
      onSubmit={form.onSubmit(({ date }) => onSave(date))}
      onCancel={onCancel}
    >
      <TextInput type="date" label={texts.users.expiryLabel} data-autofocus {...form.getInputProps('date')} />
    </DialogForm>
  );
}
