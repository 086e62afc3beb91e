import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
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
    <form noValidate onSubmit={form.onSubmit(({ date }) => onSave(date))}>
      <Stack>
        <TextInput type="date" label={texts.users.expiryLabel} data-autofocus {...form.getInputProps('date')} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={pending}>
            {texts.users.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
