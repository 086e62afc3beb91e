import type { AssignmentBody } from '@bandwise/api-contract/admin';
import { Modal, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { SettingsFields } from '../../../shared/assigning/settings-fields.tsx';
import {
  refusalOf,
  settingsFormOf,
  settingsOf,
  settingsProblems,
  type SettingsForm,
} from '../../../shared/assigning/settings.ts';
import { DialogForm } from '../../../shared/dialogs/dialog-form.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toastSuccess } from '../../../shared/toasts/toasts.ts';
import { useChangeAssignment } from './assignment-calls.ts';

const words = texts.assignments.form;

interface EditDialogProps {
  /** null: closed. */
  readonly assignment: AssignmentBody | null;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Changes times and rules of an assignment. */
export function EditDialog({ assignment, timeZone, onClose }: EditDialogProps) {
  return (
    <Modal
      opened={assignment !== null}
      onClose={onClose}
      title={words.editTitle(assignment?.name ?? '')}
      size="lg"
      closeOnClickOutside={false}
    >
      {assignment && <EditForm assignment={assignment} timeZone={timeZone} onClose={onClose} />}
    </Modal>
  );
}

type EditFormProps = EditDialogProps & { readonly assignment: AssignmentBody };

function EditForm({ assignment, timeZone, onClose }: EditFormProps) {
  const change = useChangeAssignment();
  // The revision that the form began with: changes elsewhere are refused, not overwritten.
  const [revision] = useState(assignment.revision);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<SettingsForm>({
    initialValues: settingsFormOf(assignment, timeZone),
    validate: (values) => settingsProblems(values, timeZone),
  });
  const submit = async (values: SettingsForm) => {
    try {
      await change.mutateAsync({ id: assignment.id, change: { revision, ...settingsOf(values, timeZone) } });
      toastSuccess(words.saved);
      onClose();
    } catch (error) {
      const { message, fields } = refusalOf(error, words.saveFailed);
      form.setErrors(fields);
      setRefusal(message);
    }
  };
  return (
    <DialogForm
      submitLabel={words.save}
      isPending={change.isPending}
      refusal={refusal}
      onSubmit={form.onSubmit((values) => void submit(values))}
      onCancel={onClose}
    >
      <Text>{words.editHint}</Text>
      <SettingsFields
        form={form}
        timeZone={timeZone}
        open={assignment.items
          .filter(({ item, locked }) => item.kind !== 'mistakes' && !locked)
          .map(({ title }) => title)}
        isExam={assignment.conditions === 'exam'}
        isOrdered={assignment.items.length > 1}
      />
    </DialogForm>
  );
}
