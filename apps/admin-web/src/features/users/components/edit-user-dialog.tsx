import type { ManagedUser } from '@bandwise/api-contract/admin';
import { LIMITS } from '@bandwise/domain';
import { Alert, Group, Modal, NativeSelect, NumberInput, Text, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useId, useState } from 'react';
import { DialogForm } from '../../../shared/dialogs/dialog-form.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { fullName } from '../../../shared/users/full-name.ts';
import { type UserDetails, useChangeUser } from '../api/change-user.ts';

interface EditUserDialogProps {
  readonly opened: boolean;
  /** null until a user is chosen. */
  readonly user: ManagedUser | null;
  readonly onClose: () => void;
}

const { add, edit } = texts.users;

/** Edits a user: name, address and role, and extra time in exams. */
export function EditUserDialog({ opened, user, onClose }: EditUserDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={edit.title(user ? fullName(user) : '')}>
      {user && <EditUserForm user={user} onClose={onClose} />}
    </Modal>
  );
}

function EditUserForm({ user, onClose }: { readonly user: ManagedUser; readonly onClose: () => void }) {
  const change = useChangeUser();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { firstName, lastName, email, role, extra_time } = user;
  const form = useForm<UserDetails>({
    initialValues: { firstName, lastName, email, role, extra_time },
    validate: {
      firstName: isNotEmpty(`${add.firstName} is required`),
      email: isNotEmpty(`${add.email} is required`),
    },
  });
  const { values } = form;
  const endsSessions = values.role !== role || values.email.trim() !== email;

  const submit = async (details: UserDetails) => {
    const refused = await change.mutateAsync({ id: user.id, details: changed(user, details) });
    if (refused === null) {
      onClose();
      return;
    }
    const atFields = Object.keys(refused.fields).filter((field) => field in details);
    form.setErrors(refused.fields);
    setRefusal(atFields.length > 0 ? null : refused.message);
  };

  return (
    <DialogForm
      submitLabel={texts.users.save}
      isPending={change.isPending}
      onSubmit={form.onSubmit((details) => void submit(details))}
      onCancel={onClose}
    >
      {refusal !== null && <Alert color="red">{refusal}</Alert>}
      <TextInput label={add.firstName} required data-autofocus {...form.getInputProps('firstName')} />
      <TextInput label={add.lastName} {...form.getInputProps('lastName')} />
      <TextInput label={add.email} required autoComplete="off" {...form.getInputProps('email')} />
      <NativeSelect
        label={edit.role}
        data={[
          { value: 'learner', label: edit.roles.learner },
          { value: 'teacher', label: edit.roles.teacher },
          { value: 'admin', label: edit.roles.admin },
        ]}
        {...form.getInputProps('role')}
      />
      <ExtraTimeFields inputProps={form.getInputProps} />
      <div aria-live="polite">
        {values.role !== role && values.role !== 'learner' && <Text size="sm">{edit.promotes[values.role]}</Text>}
        {endsSessions && <Text size="sm">{edit.endsSessions}</Text>}
      </div>
    </DialogForm>
  );
}

function ExtraTimeFields({ inputProps }: { readonly inputProps: (path: string) => object }) {
  const hint = useId();
  const whole = { min: 0, allowDecimal: false, allowNegative: false } as const;
  return (
    <>
      <Group grow align="flex-start" role="group" aria-label={edit.extraTime} aria-describedby={hint}>
        <NumberInput
          {...whole}
          label={edit.extraPercent}
          max={LIMITS.extraPercentMax}
          {...inputProps('extra_time.percent')}
        />
        <NumberInput
          {...whole}
          label={edit.extraMinutes}
          max={LIMITS.extraMinutesMax}
          {...inputProps('extra_time.minutes')}
        />
      </Group>
      <Text id={hint} size="sm" c="dimmed">
        {edit.extraHint}
      </Text>
    </>
  );
}

/** An empty field counts as no extra time. */
function extraTimeIn({ extra_time: { percent, minutes } }: UserDetails): UserDetails['extra_time'] {
  return { percent: percent || 0, minutes: minutes || 0 };
}

/** Returns only the changed fields, to preserve concurrent changes by other administrators. */
function changed(user: ManagedUser, details: UserDetails): Partial<UserDetails> {
  const extra_time = extraTimeIn(details);
  const { percent, minutes } = user.extra_time;
  const isSameTime = extra_time.percent === percent && extra_time.minutes === minutes;
  return {
    ...(details.firstName === user.firstName ? {} : { firstName: details.firstName }),
    ...(details.lastName === user.lastName ? {} : { lastName: details.lastName }),
    ...(details.email === user.email ? {} : { email: details.email }),
    ...(details.role === user.role ? {} : { role: details.role }),
    ...(isSameTime ? {} : { extra_time }),
  };
}
