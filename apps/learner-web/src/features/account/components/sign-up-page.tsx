import { callWithCsrf, isUnanswered, PASSWORD_LENGTH, serverMessage } from '@bandwise/api-contract/client';
import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { TextField } from '@bandwise/ui/fields/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { entryText } from '../../../shared/history/entry-field.ts';
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
  const location = useLocation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>(null);

  const register = useMutation({
    mutationFn: (body: typeof EMPTY) => callWithCsrf(api, 'POST /api/register', { body }),
    onError(error) {
      const message = serverMessage(error, words.error);
      const isUnknown = isUnanswered(error) && !session.token();
      setOutcome({ kind: 'problem', message: isUnknown ? `${message} ${words.perhapsMade}` : message });
    },
    async onSuccess(answer) {
      if (!answer.success && !answer.token)
        return setOutcome({ kind: 'problem', message: answer.message || words.refused });
      const message = answer.message || words.succeeded;
      clear();
      setOutcome({ kind: 'success', message });
      // Open registration signs a newcomer in; an administrator who adds an account keeps their own.
      if (!answer.token || session.token()) return undefined;
      // Signed in, the page starts over inside the layout: the address carries what it says.
      await navigate('/register', { replace: true, state: { welcome: message } });
      session.start(answer.token, false);
    },
  });

  return (
    <AccountCard title={words.title}>
      <form onSubmit={onSubmit((values) => register.mutate(values))} noValidate>
        <OutcomeMessage outcome={outcome ?? welcomeIn(location.state)} />
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

function welcomeIn(state: unknown): Outcome {
  const message = entryText(state, 'welcome');
  return message === null ? null : { kind: 'success', message };
}
