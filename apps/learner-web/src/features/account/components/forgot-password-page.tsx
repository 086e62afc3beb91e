import { callWithCsrf, serverMessage } from '@bandwise/api-contract/client';
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { AccountCard } from './account-card.tsx';
import { OutcomeMessage, type Outcome } from './outcome-message.tsx';

const words = texts.account.forgotPassword;

export function ForgotPasswordPage() {
  const { api } = useServices();
  const form = useForm({ initialValues: { email: '' } });
  const [outcome, setOutcome] = useState<Outcome>(null);
  const send = useMutation({
    mutationFn: (body: typeof form.values) => callWithCsrf(api, 'POST /api/forgot-password', { body }),
    onSuccess: () => setOutcome({ kind: 'success', message: words.succeeded }),
    onError: (error) => setOutcome({ kind: 'problem', message: serverMessage(error, words.failed) }),
  });

  return (
    <AccountCard title={words.title}>
      <form onSubmit={form.onSubmit((body) => send.mutate(body))}>
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
            {...form.getInputProps('email')}
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
