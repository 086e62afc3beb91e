import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../texts/texts.ts';
import { useCreateClass } from './class-list.ts';
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

function CreateClassForm({ onClose }: Pick<CreateClassDialogProps, 'onClose'>) {
  const create = useCreateClass();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async () => {
    if (name.trim() === '') return setProblem(words.missing);
    const outcome = await create.mutateAsync(name.trim());
    if ('refusal' in outcome) return setProblem(outcome.refusal);
    onClose();
    void navigate(classPath(outcome.id, 'members'));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        <TextInput
          label={words.name}
          description={words.nameHint}
          required
          data-autofocus
          autoComplete="off"
          maxLength={TEACHING_LIMITS.classNameMax}
          value={name}
          error={problem}
          onChange={({ currentTarget: { value } }) => {
            setName(value);
            setProblem(null);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {words.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
