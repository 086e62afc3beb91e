import type { AssignmentBody } from '@bandwise/api-contract/admin';
import { Modal, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { refusalOf, timeProblems, timesOf, usualTimes } from '../../../shared/assigning/settings.ts';
import { TimeFields } from '../../../shared/assigning/time-fields.tsx';
import { ClassField } from '../../../shared/classes/class-field.tsx';
import { useClass, useClasses } from '../../../shared/classes/class-list.ts';
import { DialogForm } from '../../../shared/dialogs/dialog-form.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toastSuccess } from '../../../shared/toasts/toasts.ts';
import { useCopyAssignment } from './assignment-calls.ts';

const words = texts.assignments.copy;

interface CopyDialogProps {
  /** null: closed. */
  readonly assignment: AssignmentBody | null;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Copies an assignment to another class, or to the same one, with other times. */
export function CopyDialog({ assignment, timeZone, onClose }: CopyDialogProps) {
  return (
    <Modal opened={assignment !== null} onClose={onClose} title={words.title(assignment?.name ?? '')} size="lg">
      {assignment && <CopyForm assignment={assignment} timeZone={timeZone} onClose={onClose} />}
    </Modal>
  );
}

function CopyForm({ assignment, timeZone, onClose }: CopyDialogProps & { readonly assignment: AssignmentBody }) {
  const copy = useCopyAssignment();
  const classes = useClasses().data?.classes ?? [];
  const usual = classes.find(({ id }) => id !== assignment.class.id) ?? classes[0];
  const [chosenId, setChosenId] = useState<string | undefined>(undefined);
  const chosen = useClass(chosenId).data;
  const [refusal, setRefusal] = useState<string | null>(null);
  const [openedAt] = useState(Date.now);
  const form = useForm({
    initialValues: usualTimes(openedAt, timeZone),
    validate: (values) => timeProblems(values, timeZone),
  });
  const to = chosenId === undefined ? usual : chosen;
  const submit = async (values: typeof form.values) => {
    if (!to) return;
    try {
      await copy.mutateAsync({ id: assignment.id, classID: to.id, ...timesOf(values, timeZone) });
      toastSuccess(words.done(assignment.name, to.name));
      onClose();
    } catch (error) {
      const { message, fields } = refusalOf(error, words.failed);
      form.setErrors(fields);
      setRefusal(message);
    }
  };
  return (
    <DialogForm
      submitLabel={words.submit}
      isPending={copy.isPending}
      isDisabled={!to}
      refusal={refusal}
      onSubmit={form.onSubmit((values) => void submit(values))}
      onCancel={onClose}
    >
      <Text>{words.hint}</Text>
      <ClassField label={words.to} isFirst value={chosenId ?? usual?.id} onChange={setChosenId} />
      <TimeFields timeZone={timeZone} opens={form.getInputProps('opens_at')} due={form.getInputProps('due_at')} />
    </DialogForm>
  );
}
