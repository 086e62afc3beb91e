import { callWithCsrf, PASSWORD_LENGTH, serverMessage } from '@bandwise/api-contract/client';
import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { TextField } from '@bandwise/ui/fields/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { useDelayed } from '../model/use-delayed.ts';
import { AccountCard } from './account-card.tsx';
import { OutcomeMessage, type Outcome } from './outcome-message.tsx';
import { useTextFields } from './use-text-fields.ts';

const words = texts.account.changePassword;
const LABELS = { username: words.username, oldPassword: words.oldPassword, newPassword: words.newPassword } as const;
const EMPTY = { username: '', oldPassword: '', newPassword: '' };
const REDIRECT_AFTER_MS = 1500;

export function ChangePasswordPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const { field, onSubmit } = useTextFields(EMPTY, { labels: LABELS, required: words.required });
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
    onError: (error) => setOutcome({ kind: 'problem', message: serverMessage(error, words.error) }),
    onSuccess: (answer) =>
      setOutcome(
        answer.success ? { kind: 'success', message: words.succeeded } : { kind: 'problem', message: words.refused },
      ),
  });
  useDelayed(() => void navigate('/'), outcome?.kind === 'success' ? REDIRECT_AFTER_MS : null);

  return (
    <AccountCard title={words.title}>
      <form onSubmit={onSubmit((values) => change.mutate(values))} noValidate>
        <OutcomeMessage outcome={outcome} />
        <Stack gap="md">
          <TextField {...field('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          <PasswordField {...field('oldPassword')} autoComplete="current-password" />
          <PasswordField
            {...field('newPassword')}
            description={texts.account.passwordHint(PASSWORD_LENGTH.min)}
            autoComplete="new-password"
          />
          <Button type="submit" size="md" loading={change.isPending} disabled={outcome?.kind === 'success'}>
            {words.submit}
          </Button>
          <Button component={Link} to="/practice/reading" size="md" variant="default">
            {words.backToHome}
          </Button>
        </Stack>
      </form>
    </AccountCard>
  );
}
