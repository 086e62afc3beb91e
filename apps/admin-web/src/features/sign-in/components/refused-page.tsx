import { Button, Center, Paper, Stack, Text, Title } from '@mantine/core';
import { usePublicConfig } from '../../../shared/account/public-config.ts';
import { useLogout } from '../../../shared/account/use-logout.ts';
import { usePageTitle } from '../../../shared/page/use-page-title.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** Tells a learner that the console is for teachers and administrators; the server would refuse all calls. */
export function RefusedPage() {
  usePageTitle(texts.refused.title);
  const logout = useLogout();
  const learnerWebUrl = usePublicConfig()?.learnerWebUrl || '/';
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder p="xl" radius="md" w="100%" maw={480}>
        <Stack>
          <Title order={1} size="h2">
            {texts.refused.title}
          </Title>
          <Text>{texts.refused.detail}</Text>
          <Button component="a" href={learnerWebUrl}>
            {texts.refused.toLearner}
          </Button>
          <Button variant="default" onClick={logout}>
            {texts.refused.signOut}
          </Button>
        </Stack>
      </Paper>
    </Center>
  );
}
