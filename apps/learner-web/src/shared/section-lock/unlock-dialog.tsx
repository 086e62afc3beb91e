import { Button } from '@bandwise/ui/controls/button.tsx';
import { Dialog } from '@bandwise/ui/controls/dialog.tsx';
import { Row, Stack } from '@bandwise/ui/controls/stack.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { ApiError } from '@bandwise/api-contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useServices } from '../services/services.ts';
import { texts } from '../texts/texts.ts';
import { unlock } from './unlock.ts';

interface UnlockDialogProps {
  /** The title is unknown when a locked test was opened by its address. */
  readonly section: { readonly id: string; readonly title?: string };
  readonly onUnlocked: () => void;
  readonly onCancel: () => void;
}

export function UnlockDialog({ section, onUnlocked, onCancel }: UnlockDialogProps) {
  const services = useServices();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const attempt = useMutation({
    mutationFn: () => unlock(services, section.id, password),
    onSuccess: onUnlocked,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') attempt.mutate();
  };
  return (
    <Dialog opened onClose={onCancel} title={texts.sectionLock.title}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{section.title ? texts.sectionLock.hint(section.title) : texts.sectionLock.hintUnnamed}</Text>
          <PasswordField
            label={texts.sectionLock.password}
            autoComplete="off"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={missing ? texts.sectionLock.required : attempt.isError && unlockProblem(attempt.error)}
          />
          <Row justify="flex-end">
            <Button variant="default" onClick={onCancel}>
              {texts.common.cancel}
            </Button>
            <Button type="submit" loading={attempt.isPending}>
              {texts.sectionLock.open}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

function unlockProblem(error: Error): string {
  if (!(error instanceof ApiError)) return texts.common.networkFailure;
  return error.code === 'incorrect_password' ? texts.sectionLock.incorrect : error.message;
}
