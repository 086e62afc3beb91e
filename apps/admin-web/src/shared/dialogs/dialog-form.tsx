import { Alert, Button, Group, Stack } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { texts } from '../texts/texts.ts';

interface DialogFormProps {
  readonly children: ReactNode;
  /** Absent where the fields alone show what is wrong. */
  readonly refusal?: string | null;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly isDisabled?: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly onCancel: () => void;
}

/** The fields of a dialog, with Cancel and the button that submits them. */
export function DialogForm(props: DialogFormProps) {
  const { children, refusal, submitLabel, isPending, isDisabled = false, onSubmit, onCancel } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {children}
        {refusal !== undefined && <div role="alert">{refusal !== null && <Alert color="red">{refusal}</Alert>}</div>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" loading={isPending} disabled={isDisabled}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
