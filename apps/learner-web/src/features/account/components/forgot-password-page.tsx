import { callWithCsrf, serverMessage } from '@bandwise/api-contract/client';
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { AccountCard } from './account-card.tsx';
import { OutcomeMessage, type Outcome } from './outcome-message.tsx';

const words = texts.account.forgotPassword;

export function ForgotPasswordPage() {
  const { api } = useServices();
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const send = useMutation({
    mutationFn: () => callWithCsrf(api, 'POST /api/forgot-password', { body: { email } }),
    onSuccess: () => setOutcome({ kind: 'success', message: words.succeeded }),
    onError: (error) => setOutcome({ kind: 'problem', message: serverMessage(error, words.failed) }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send.mutate();
  };

  return (
    <AccountCard title={words.title}>
      <form onSubmit={submit}>
        <Text c="dimmed" mb="md">
          {words.hint}
        </Text>
        <OutcomeMessage outcome={outcome} />
        <Stack gap="md">
          <TextInput
            type="email"
            size="md"
            label={words.email}
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" size="md" loading={send.isPending}>
            {words.submit}
          </Button>
          <Anchor component={Link} to="/login" ta="center">
            {words.back}
          </Anchor>
        </Stack>
      </form>
    </AccountCard>
  );
}
