import { ApiError, callWithCsrf, PASSWORD_LENGTH, serverMessage } from '@bandwise/api-contract/client';
import { PasswordField } from '@bandwise/ui/forms/password-field.tsx';
import { Alert, Button, Center, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePublicConfig } from '../../shared/account/public-config.ts';
import { useServices } from '../../shared/services/services.ts';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { setupQuery } from './setup-needed.ts';

const words = texts.setup;
const EMPTY = { code: '', firstName: '', lastName: '', email: '', password: '' };
const required = (label: string) => isNotEmpty(words.required(label));

/** Creates the first administrator of a new server; the code in the server's log proves access to it. */
export function SetupPage() {
  const { api, session } = useServices();
  const queries = useQueryClient();
  const brand = usePublicConfig()?.brand ?? texts.common.brand;
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      code: required(words.code),
      firstName: required(words.firstName),
      lastName: required(words.lastName),
      email: required(words.email),
      password: required(words.password),
    },
  });
  const setUp = useMutation({
    mutationFn: (body: typeof EMPTY) => callWithCsrf(api, 'POST /api/setup', { body }),
    onSuccess: ({ token }) => session.start(token, false),
    onError(error) {
      if (!(error instanceof ApiError)) return;
      form.setErrors(Object.fromEntries(error.issues.map(({ path, message }) => [path, message])));
      if (error.code !== 'not_found') return;
      // Another person completed the setup first: the sign-in screen follows with a message.
      session.end('start', error.message);
      void queries.invalidateQueries(setupQuery(api));
    },
  });
  usePageTitle(words.title(brand));
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder p="xl" radius="md" w="100%" maw={480}>
        <Stack gap="lg">
          <div>
            <Title order={1} size="h2">
              {words.title(brand)}
            </Title>
            <Text mt="xs">{words.detail}</Text>
          </div>
          <form noValidate onSubmit={form.onSubmit((values) => setUp.mutate(values))} aria-label={words.title(brand)}>
            <Stack>
              {setUp.error && (
                <Alert color="red" role="alert">
                  {serverMessage(setUp.error, words.failed)}
                </Alert>
              )}
              <TextInput
                label={words.code}
                description={words.codeHint}
                required
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                {...form.getInputProps('code')}
              />
              <TextInput
                label={words.firstName}
                required
                autoComplete="given-name"
                {...form.getInputProps('firstName')}
              />
              <TextInput
                label={words.lastName}
                required
                autoComplete="family-name"
                {...form.getInputProps('lastName')}
              />
              <TextInput
                label={words.email}
                required
                type="email"
                autoComplete="username"
                {...form.getInputProps('email')}
              />
              <PasswordField
                label={words.password}
                description={texts.common.passwordHint(PASSWORD_LENGTH.min)}
                required
                autoComplete="new-password"
                {...form.getInputProps('password')}
              />
              <Button type="submit" size="md" loading={setUp.isPending}>
                {words.submit}
              </Button>
            </Stack>
          </form>
        </Stack>
      </Paper>
    </Center>
  );
}
