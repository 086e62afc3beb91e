import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { texts } from '../shared/texts/texts.ts';

/** Replaces a screen that crashed, or whose code an update removed from the server. */
export function CrashPage() {
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack align="center" role="alert">
        <Title order={1} size="h3">
          {texts.crash.title}
        </Title>
        <Text>{texts.crash.detail}</Text>
        <Button onClick={() => window.location.reload()}>{texts.crash.reload}</Button>
      </Stack>
    </Center>
  );
}
