import { callWithCsrf, serverMessage } from '@bandwise/api-contract/client';
import { Button } from '@bandwise/ui/controls/button.tsx';
import { Stack } from '@bandwise/ui/controls/stack.tsx';
import { Text } from '@bandwise/ui/controls/text.tsx';
import { TextField } from '@bandwise/ui/fields/text-field.tsx';
import { TextLink } from '@bandwise/ui/controls/text-link.tsx';
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
        <Text tone="soft" mb="md">
          {words.hint}
        </Text>
        <OutcomeMessage outcome={outcome} />
        <Stack gap="md">
          <TextField
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
          <TextLink component={Link} to="/login" centred>
            {words.back}
          </TextLink>
        </Stack>
      </form>
    </AccountCard>
  );
}
