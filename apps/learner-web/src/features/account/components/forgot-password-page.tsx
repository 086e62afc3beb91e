import { callWithCsrf, serverMessage } from '@bandwise/api-contract/client';
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { accountTexts } from '../../../shared/texts/account.ts';
import { AccountCard } from './account-card.tsx';
import { OutcomeMessage, type Outcome } from './outcome-message.tsx';

const texts = accountTexts.forgotPassword;

export function ForgotPasswordPage() {
  const { api } = useServices();
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const send = useMutation({
    mutationFn: () => callWithCsrf(api, 'POST /api/forgot-password', { body: { email } }),
    onSuccess: () => setOutcome({ kind: 'success', message: texts.succeeded }),
    onError: (error) => setOutcome({ kind: 'problem', message: serverMessage(error, texts.failed) }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send.mutate();
  };

  return (
    <AccountCard title={texts.title}>
      <form onSubmit={submit}>
        <Text c="dimmed" mb="md">
          {texts.hint}
        </Text>
        <OutcomeMessage outcome={outcome} />
        <Stack gap="md">
          <TextInput
            type="email"
            size="md"
            label={texts.email}
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" size="md" loading={send.isPending}>
            {texts.submit}
          </Button>
          <Anchor component={Link} to="/login" ta="center">
            {texts.back}
          </Anchor>
        </Stack>
      </form>
    </AccountCard>
  );
}
