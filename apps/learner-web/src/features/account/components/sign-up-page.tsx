import { callWithCsrf, isUnanswered, PASSWORD_LENGTH, serverMessage } from '@bandwise/api-contract/client';
import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { TextField } from '@bandwise/ui/fields/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { AccountCard } from './account-card.tsx';
import { OutcomeMessage, type Outcome } from './outcome-message.tsx';
import { useTextFields } from './use-text-fields.ts';

const words = texts.account.signUp;
const LABELS = {
  firstName: words.firstName,
  lastName: words.lastName,
  email: words.email,
  password: words.password,
} as const;
const EMPTY = { firstName: '', lastName: '', email: '', password: '' };

export function SignUpPage() {
  const { api, session } = useServices();
  const { field, onSubmit, clear } = useTextFields(EMPTY, { labels: LABELS, required: words.required });
  const [outcome, setOutcome] = useState<Outcome>(null);

  const register = useMutation({
    mutationFn: (body: typeof EMPTY) => callWithCsrf(api, 'POST /api/register', { body }),
    onError(error) {
      const message = serverMessage(error, words.error);
      const isUnknown = isUnanswered(error) && !session.token();
      setOutcome({ kind: 'problem', message: isUnknown ? `${message} ${words.perhapsMade}` : message });
    },
    onSuccess(answer, { email }) {
      if (!answer.success && !answer.token)
        return setOutcome({ kind: 'problem', message: texts.common.done(answer.message, words.refused) });
      clear();
      const message = texts.common.done(answer.message, words.succeeded);
      // Signed in, an administrator has added an account. A newcomer confirms the address first.
      return setOutcome({ kind: 'success', message, ...(session.token() ? {} : { advice: words.lookForMail(email) }) });
    },
  });

  return (
    <AccountCard title={words.title}>
      <form onSubmit={onSubmit((values) => register.mutate(values))} noValidate>
        <OutcomeMessage outcome={outcome} />
        <Stack gap="md">
          <TextField {...field('firstName')} autoComplete="off" />
          <TextField {...field('lastName')} autoComplete="off" />
          <TextField {...field('email')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          <PasswordField
            {...field('password')}
            description={texts.account.passwordHint(PASSWORD_LENGTH.min)}
            autoComplete="new-password"
          />
          <Button type="submit" size="md" loading={register.isPending}>
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
