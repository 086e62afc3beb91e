import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../shared/texts/texts.ts';

interface ExpiryDialogProps {
  readonly opened: boolean;
  /** yyyy-MM-dd, or empty. */
  readonly initial: string;
  readonly pending: boolean;
  readonly onCancel: () => void;
  readonly onSave: (expiresAt: string) => void;
}

export function ExpiryDialog({ opened, pending, onCancel, ...form }: ExpiryDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={texts.users.expiryTitle}
      closeButtonProps={{ 'aria-label': texts.common.close }}
    >
      <ExpiryForm {...form} pending={pending} onCancel={onCancel} />
    </Modal>
  );
}

function ExpiryForm({ initial, pending, onCancel, onSave }: Omit<ExpiryDialogProps, 'opened'>) {
  const [date, setDate] = useState(initial);
  const [missing, setMissing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (date) onSave(date);
        else setMissing(true);
      }}
    >
      <Stack>
        <TextInput
          type="date"
          label={texts.users.expiryLabel}
          value={date}
          error={missing && !date && texts.users.expiryRequired}
          onChange={(event) => setDate(event.currentTarget.value)}
          data-autofocus
        />
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
