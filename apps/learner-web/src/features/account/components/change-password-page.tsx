import { callWithCsrf, serverMessage } from '@bandwise/api-contract/client';
import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { accountTexts } from '../../../shared/texts/account.ts';
import { useDelayed } from '../model/use-delayed.ts';
import { AccountCard } from './account-card.tsx';
import { OutcomeMessage, type Outcome } from './outcome-message.tsx';
import { useTextFields } from './use-text-fields.ts';

const texts = accountTexts.changePassword;
const LABELS = { username: texts.username, oldPassword: texts.oldPassword, newPassword: texts.newPassword } as const;
const EMPTY = { username: '', oldPassword: '', newPassword: '' };
const REDIRECT_AFTER_MS = 1500;

export function ChangePasswordPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const { values, field, check } = useTextFields(EMPTY, { labels: LABELS, required: texts.required });
  const [outcome, setOutcome] = useState<Outcome>(null);
  const change = useMutation({
    mutationFn: ({ username, oldPassword, newPassword }: typeof EMPTY) => {
      // The screen asks for the new password once; the call wants it twice (learner specification, section 3).
      const body = {
        username,
        current_password: oldPassword,
        password: newPassword,
        password_confirmation: newPassword,
      };
      return callWithCsrf(api, 'POST /api/password/change', { body });
    },
    onError: (error) => setOutcome({ kind: 'problem', message: serverMessage(error, texts.error) }),
    onSuccess: (answer) =>
      setOutcome(
        answer.success ? { kind: 'success', message: texts.succeeded } : { kind: 'problem', message: texts.refused },
      ),
  });
  useDelayed(() => void navigate('/'), outcome?.kind === 'success' ? REDIRECT_AFTER_MS : null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) change.mutate(values);
  };

  return (
    <AccountCard title={texts.title}>
      <form onSubmit={submit} noValidate>
        <OutcomeMessage outcome={outcome} />
        <Stack gap="md">
          <TextInput {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          <PasswordField {...field('oldPassword')} autoComplete="current-password" />
          <PasswordField
            {...field('newPassword')}
            description={accountTexts.passwordHint}
            autoComplete="new-password"
          />
          <Button type="submit" size="md" loading={change.isPending} disabled={outcome?.kind === 'success'}>
            {texts.submit}
          </Button>
          <Button component={Link} to="/practice/reading" size="md" variant="default">
            {texts.backToHome}
          </Button>
        </Stack>
      </form>
    </AccountCard>
  );
}
