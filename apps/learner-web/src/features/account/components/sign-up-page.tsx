import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { withCsrf } from '../../../shared/session/with-csrf.ts';
import { accountTexts } from '../../../shared/texts/account.ts';
import { missingFields } from '../model/missing-fields.ts';
import { serverMessage } from '../model/server-message.ts';
import { AccountCard } from './account-card.tsx';
import { OutcomeMessage, type Outcome } from './outcome-message.tsx';

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
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Record<keyof typeof LABELS, string>>>({});
  const [outcome, setOutcome] = useState<Outcome>(null);

  const register = useMutation({
    mutationFn: (body: typeof EMPTY) => withCsrf(api, () => api.call('POST /api/register', { body })),
    onError: (error) => setOutcome({ kind: 'problem', message: serverMessage(error, texts.error) }),
    onSuccess(answer) {
      if (!answer.success && !answer.token)
        return setOutcome({ kind: 'problem', message: answer.message || texts.refused });
      setValues(EMPTY);
      setOutcome({ kind: 'success', message: answer.message || texts.succeeded });
      // Open registration signs a newcomer in; an administrator who adds an account keeps their own.
      if (answer.token && !session.token()) session.start(answer.token, false);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = missingFields(values, LABELS, texts.required);
    setErrors(missing);
    if (Object.keys(missing).length === 0) register.mutate(values);
  };
  const field = (name: keyof typeof LABELS) => ({
    label: LABELS[name],
    value: values[name],
    error: errors[name],
    required: true,
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });

  return (
    <AccountCard title={texts.title}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <OutcomeMessage outcome={outcome} />
          <TextInput {...field('firstName')} autoComplete="off" />
          <TextInput {...field('lastName')} autoComplete="off" />
          <TextInput {...field('email')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          <PasswordField {...field('password')} autoComplete="new-password" />
          <Button type="submit" loading={register.isPending}>
            {texts.submit}
          </Button>
          <Button component={Link} to="/practice/reading" variant="default">
            {texts.backToHome}
          </Button>
        </Stack>
      </form>
    </AccountCard>
  );
}
