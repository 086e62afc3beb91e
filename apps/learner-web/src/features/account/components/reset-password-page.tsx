import { callWithCsrf, PASSWORD_LENGTH, serverMessage } from '@bandwise/api-contract/client';
import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { readMailedLink, resetProblem, type MailedLink } from '../model/mailed-link.ts';
import { useDelayed } from '../model/use-delayed.ts';
import { AccountCard } from './account-card.tsx';
import { OutcomeMessage, type Outcome } from './outcome-message.tsx';

const words = texts.account.resetPassword;
const REDIRECT_AFTER_MS = 3000;

export function ResetPasswordPage() {
  const { api } = useServices();
  const navigate = useNavigate();
  const link = readMailedLink(useLocation().search);
  const form = useForm({ initialValues: { password: '', confirmation: '' } });
  const [outcome, setOutcome] = useState<Outcome>(link ? null : { kind: 'problem', message: words.invalidLink });
  const reset = useMutation({
    mutationFn: (body: MailedLink & { password: string; password_confirmation: string }) =>
      callWithCsrf(api, 'POST /api/reset-password', { body }),
    onSuccess: () => setOutcome({ kind: 'success', message: words.succeeded }),
    onError: (error) => setOutcome({ kind: 'problem', message: serverMessage(error, words.failed) }),
  });
  useDelayed(() => void navigate('/login'), reset.isSuccess ? REDIRECT_AFTER_MS : null);

  const submit = ({ password, confirmation }: typeof form.values) => {
    const problem = resetProblem(link, password, confirmation);
    setOutcome(problem ? { kind: 'problem', message: problem } : null);
    if (link && !problem) reset.mutate({ ...link, password, password_confirmation: confirmation });
  };

  return (
    <AccountCard title={words.title}>
      <form onSubmit={form.onSubmit(submit)} noValidate>
        <OutcomeMessage outcome={outcome} />
        <Stack gap="md">
          <PasswordField
            label={words.newPassword}
            description={texts.account.passwordHint(PASSWORD_LENGTH.min)}
            size="md"
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <PasswordField
            label={words.confirmPassword}
            size="md"
            autoComplete="new-password"
            {...form.getInputProps('confirmation')}
          />
          <Button type="submit" size="md" loading={reset.isPending} disabled={!link || reset.isSuccess}>
            {words.submit}
          </Button>
          <TextLink component={Link} to="/login" centred>
            {words.back}
          </TextLink>
        </Stack>
      </form>
    </AccountCard>
  );
}
