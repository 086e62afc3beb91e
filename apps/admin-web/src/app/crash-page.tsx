import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { crashTexts } from '../shared/texts/crash.ts';

/** In place of a screen that broke, or whose code is not on the server any more after an update. */
export function CrashPage() {
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack align="center" role="alert">
        <Title order={1} size="h3">
          {crashTexts.title}
        </Title>
        <Text>{crashTexts.detail}</Text>
        <Button onClick={() => window.location.reload()}>{crashTexts.reload}</Button>
      </Stack>
    </Center>
  );
}
