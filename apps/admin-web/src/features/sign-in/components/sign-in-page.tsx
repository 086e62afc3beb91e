import { SignInForm } from '@bandwise/ui/forms/sign-in-form.tsx';
import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { usePublicConfig } from '../../../shared/account/public-config.ts';
import { useServices } from '../../../shared/services/services.ts';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { signIn } from '../model/sign-in.ts';

export function SignInPage() {
  const { api, session } = useServices();
  const brand = usePublicConfig()?.brand ?? texts.common.brand;
  usePageTitle(texts.signIn.title);
  const state = session.getState();
  const [warning, setWarning] = useState((state.status === 'signedOut' && state.message) || null);
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder p="xl" radius="md" w="100%" maw={420}>
        <Stack gap="lg">
          <div>
            <Text c="dimmed">{brand}</Text>
            <Title order={1} size="h2">
              {texts.signIn.title}
            </Title>
          </div>
          <SignInForm
            warning={warning}
            onSubmit={async (credentials) => setWarning(await signIn(api, session, credentials))}
          />
        </Stack>
      </Paper>
    </Center>
  );
}
