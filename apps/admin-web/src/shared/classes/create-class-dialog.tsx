import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { Modal, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../account/current-user.ts';
import { DialogForm } from '../dialogs/dialog-form.tsx';
import { texts } from '../texts/texts.ts';
import { useCreateClass } from './class-list.ts';
import { emailsIn } from './emails-in.ts';
import { classPath } from './paths.ts';

const words = texts.classes.create;

interface CreateClassDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Creates a class and opens its members, because it has none yet. */
export function CreateClassDialog({ opened, onClose }: CreateClassDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.open}>
      <CreateClassForm onClose={onClose} />
    </Modal>
  );
}

interface Problem {
  readonly field: 'name' | 'teachers';
  readonly refusal: string;
}

function CreateClassForm({ onClose }: Pick<CreateClassDialogProps, 'onClose'>) {
  const create = useCreateClass();
  const navigate = useNavigate();
  const isAdministrator = useCurrentUser().data?.role === 'admin';
  const [name, setName] = useState('');
  const [teachers, setTeachers] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async () => {
    if (name.trim() === '') return setProblem({ field: 'name', refusal: words.missing });
    const outcome = await create.mutateAsync({ name: name.trim(), teachers: emailsIn(teachers) });
    if ('refusal' in outcome) return setProblem(outcome);
    onClose();
    void navigate(classPath(outcome.id, 'members'));
  };
  return (
    <DialogForm
      submitLabel={words.submit}
      isPending={create.isPending}
      onSubmit={() => void submit()}
      onCancel={onClose}
    >
      <TextInput
        label={words.name}
        description={words.nameHint}
        required
        data-autofocus
        autoComplete="off"
        maxLength={TEACHING_LIMITS.classNameMax}
        value={name}
        error={problem?.field === 'name' && problem.refusal}
        onChange={({ currentTarget: { value } }) => {
          setName(value);
          setProblem(null);
        }}
      />
      {isAdministrator && (
        <Textarea
          label={words.teachers}
          description={words.teachersHint}
          autosize
          minRows={2}
          maxRows={6}
          value={teachers}
          error={problem?.field === 'teachers' && problem.refusal}
          onChange={({ currentTarget: { value } }) => {
            setTeachers(value);
            setProblem(null);
          }}
        />
      )}
    </DialogForm>
  );
}
