import { PASSWORD_LENGTH } from '@bandwise/api-contract/client';
import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { Alert, Modal, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useState } from 'react';
import { DialogForm } from '../../../shared/dialogs/dialog-form.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { type NewUser, useAddUser } from '../api/users.ts';

interface AddUserDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const { add } = texts.users;

export function AddUserDialog({ opened, onClose }: AddUserDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={add.open}>
      <AddUserForm onClose={onClose} />
    </Modal>
  );
}

function AddUserForm({ onClose }: Pick<AddUserDialogProps, 'onClose'>) {
  const addUser = useAddUser();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<NewUser>({
    initialValues: { firstName: '', lastName: '', email: '', password: '' },
    validate: {
      firstName: isNotEmpty(`${add.firstName} is required`),
      lastName: isNotEmpty(`${add.lastName} is required`),
      email: isNotEmpty(`${add.email} is required`),
      password: isNotEmpty(`${add.password} is required`),
    },
  });
  const submit = async (user: NewUser) => {
    const reason = await addUser.mutateAsync(user);
    setRefusal(reason);
    if (reason === null) onClose();
  };
  return (
    <DialogForm
      submitLabel={add.submit}
      isPending={addUser.isPending}
      onSubmit={form.onSubmit((user) => void submit(user))}
      onCancel={onClose}
    >
      {refusal !== null && <Alert color="red">{refusal}</Alert>}
      <TextInput label={add.firstName} required data-autofocus {...form.getInputProps('firstName')} />
      <TextInput label={add.lastName} required {...form.getInputProps('lastName')} />
      <TextInput label={add.email} required autoComplete="off" {...form.getInputProps('email')} />
      <PasswordField
        label={add.password}
        description={texts.common.passwordHint(PASSWORD_LENGTH.min)}
        required
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
    </DialogForm>
  );
}
