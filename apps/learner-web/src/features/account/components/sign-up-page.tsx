import { callWithCsrf, isUnanswered, serverMessage } from '@bandwise/api-contract/client';
import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { accountTexts } from '../../../shared/texts/account.ts';
import { AccountCard } from './account-card.tsx';
import { OutcomeMessage, type Outcome } from './outcome-message.tsx';
import { useTextFields } from './use-text-fields.ts';

const texts = accountTexts.signUp;
const LABELS = {
  firstName: texts.firstName,
  lastName: texts.lastName,
  email: texts.email,
  password: texts.password,
} as const;
const EMPTY = { firstName: '', lastName: '', email: '', password: '' };

export function SignUpPage() {
  const { api, session } = useServices();
  const { values, field, check, clear } = useTextFields(EMPTY, { labels: LABELS, required: texts.required });
  const location = useLocation();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>(null);

  const register = useMutation({
    mutationFn: (body: typeof EMPTY) => callWithCsrf(api, 'POST /api/register', { body }),
    onError(error) {
      const message = serverMessage(error, texts.error);
      const isUnknown = isUnanswered(error) && !session.token();
      setOutcome({ kind: 'problem', message: isUnknown ? `${message} ${texts.perhapsMade}` : message });
    },
    async onSuccess(answer) {
      if (!answer.success && !answer.token)
        return setOutcome({ kind: 'problem', message: answer.message || texts.refused });
      const message = answer.message || texts.succeeded;
      clear();
      setOutcome({ kind: 'success', message });
      // Open registration signs a newcomer in; an administrator who adds an account keeps their own.
      if (!answer.token || session.token()) return undefined;
      // Signed in, the page begins anew inside the layout: the address carries what it says.
      await navigate('/register', { replace: true, state: { welcome: message } });
      session.start(answer.token, false);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) register.mutate(values);
  };

  return (
    <AccountCard title={texts.title}>
      <form onSubmit={submit} noValidate>
        <OutcomeMessage outcome={outcome ?? welcomeIn(location.state)} />
        <Stack gap="md">
          <TextInput {...field('firstName')} autoComplete="off" />
          <TextInput {...field('lastName')} autoComplete="off" />
          <TextInput {...field('email')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          <PasswordField {...field('password')} description={accountTexts.passwordHint} autoComplete="new-password" />
          <Button type="submit" size="md" loading={register.isPending}>
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

function welcomeIn(state: unknown): Outcome {
  const welcome: unknown = typeof state === 'object' && state !== null && 'welcome' in state ? state.welcome : null;
  return typeof welcome === 'string' ? { kind: 'success', message: welcome } : null;
}
