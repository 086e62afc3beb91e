import type { ClassBody } from '@bandwise/api-contract/admin';
import { TEACHING_LIMITS } from '@bandwise/domain/internal';
import { ConfirmDialog } from '@bandwise/ui/feedback/confirm-dialog.tsx';
import { Card } from '@bandwise/ui/look/card.tsx';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { CLASSES_PATH } from '../../../shared/classes/paths.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toastSuccess } from '../../../shared/toasts/toasts.ts';
import { useChangeClass, useDeleteClass } from '../class-calls.ts';

const words = texts.classes.settings;

interface SectionProps {
  readonly of: ClassBody;
}

/** Name and rules of a class, its archive, and for administrators its end. */
export function SettingsSection({ of }: SectionProps) {
  const isAdministrator = useCurrentUser().data?.role === 'admin';
  return (
    <Stack maw="40rem">
      <Rules of={of} />
      <Archive of={of} />
      {isAdministrator && <Deletion of={of} />}
    </Stack>
  );
}

function Rules({ of: { id, name: savedName, may_leave: savedMayLeave } }: SectionProps) {
  const change = useChangeClass();
  // The form sends only the fields that the teacher changed, because a colleague may change the others.
  const [typedName, setTypedName] = useState<string | null>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const name = typedName ?? savedName;
  const mayLeave = chosen ?? savedMayLeave;
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const trimmed = name.trim();
    if (trimmed === '') return setProblem(texts.classes.create.missing);
    const changed = {
      ...(trimmed !== savedName && { name: trimmed }),
      ...(mayLeave !== savedMayLeave && { may_leave: mayLeave }),
    };
    change.mutate({ id, change: changed }, { onSuccess: () => toastSuccess(words.saved) });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack align="flex-start">
        <TextInput
          label={words.name}
          required
          w="100%"
          maxLength={TEACHING_LIMITS.classNameMax}
          value={name}
          error={problem}
          onChange={({ currentTarget: { value } }) => {
            setTypedName(value);
            setProblem(null);
          }}
        />
        <Checkbox
          label={words.mayLeave}
          description={words.mayLeaveHint}
          checked={mayLeave}
          onChange={({ currentTarget: { checked } }) => setChosen(checked)}
        />
        <Button type="submit" loading={change.isPending}>
          {words.save}
        </Button>
      </Stack>
    </form>
  );
}

function Archive({ of: { id, name, archived } }: SectionProps) {
  const change = useChangeClass();
  const [isAsked, setAsked] = useState(false);
  const store = (next: boolean) =>
    change.mutate(
      { id, change: { archived: next } },
      {
        onSuccess: () => toastSuccess(next ? words.archivedDone(name) : words.restored(name)),
        onSettled: () => setAsked(false),
      },
    );
  return (
    <Card>
      <Group justify="space-between">
        <Text flex="1 1 14rem">{words.archiveHint}</Text>
        {archived ? (
          <Button variant="default" loading={change.isPending} onClick={() => store(false)}>
            {words.restore}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setAsked(true)}>
            {words.archive}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={isAsked}
        title={words.archiveTitle(name)}
        confirmLabel={words.archive}
        cancelLabel={texts.common.cancel}
        pending={change.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => store(true)}
      >
        <Text>{words.archiveDetail}</Text>
      </ConfirmDialog>
    </Card>
  );
}

function Deletion({ of }: SectionProps) {
  const deletion = useDeleteClass();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  return (
    <Card>
      <Group justify="space-between">
        <Text flex="1 1 14rem">{words.deleteHint}</Text>
        <Button variant="default" c="red.9" onClick={() => setAsked(true)}>
          {words.delete}
        </Button>
      </Group>
      <ConfirmDialog
        danger
        opened={isAsked}
        title={words.deleteTitle(of.name)}
        confirmLabel={words.delete}
        cancelLabel={texts.common.cancel}
        pending={deletion.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() =>
          deletion.mutate(of, {
            onSuccess: () => void navigate(CLASSES_PATH),
            onSettled: () => setAsked(false),
          })
        }
      >
        <Text>{words.deleteDetail}</Text>
      </ConfirmDialog>
    </Card>
  );
}
