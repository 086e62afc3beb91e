import { Anchor, Box, Button, Center, Loader, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import { HelpRoute } from './help-route.tsx';
import { useSetupNeeded } from '../features/setup/setup-needed.ts';
import { RefusedPage } from '../features/sign-in/components/refused-page.tsx';
import { SignInPage } from '../features/sign-in/components/sign-in-page.tsx';
import { useCurrentUser } from '../shared/account/current-user.ts';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { usePageTitle } from '../shared/page/use-page-title.ts';
import { useSession } from '../shared/services/services.ts';
import { texts } from '../shared/texts/texts.ts';
import { closedPagesOf, pagesOf, type ConsolePage } from './pages.tsx';
import { SetupRoute } from './setup-route.tsx';

/** Signed out: the sign-in screen at every address, without a redirect. Signed in: the pages of the role. */
export function Console() {
  const { status } = useSession();
  const queries = useQueryClient();
  const wasSignedIn = useRef(false);
  // Clears data of the previous account, but not the requests of the first screen.
  useEffect(() => {
    if (wasSignedIn.current && status === 'signedOut') queries.clear();
    wasSignedIn.current = status === 'signedIn';
  }, [status, queries]);
  return status === 'signedIn' ? <SignedIn /> : <SignedOut />;
}

function SignedOut() {
  const signIn = useSetupNeeded() ? <SetupRoute /> : <SignInPage />;
  return (
    <Routes>
      <Route
        path="help/:page?"
        element={
          <Box component="main" maw="64rem" mx="auto" p="lg">
            <HelpRoute />
          </Box>
        }
      />
      <Route
        path="*"
        element={
          <>
            <Box component="header" pos="absolute" top={16} right={16}>
              <Anchor component={Link} to="/help">
                {texts.common.help}
              </Anchor>
            </Box>
            {signIn}
          </>
        }
      />
    </Routes>
  );
}

function SignedIn() {
  const user = useCurrentUser();
  if (user.isPending) {
    return (
      <Center component="main" mih="100dvh">
        <Loader aria-label={texts.common.loading} />
      </Center>
    );
  }
  if (user.isError) {
    return (
      <Center component="main" mih="100dvh" p="md">
        <Stack align="center" role="alert">
          <Text fw={600}>{texts.common.unreachable.title}</Text>
          <Text>{texts.common.unreachable.detail}</Text>
          <Button onClick={() => void user.refetch()}>{texts.common.retry}</Button>
        </Stack>
      </Center>
    );
  }
  const { role } = user.data;
  if (role === 'learner') return <RefusedPage />;
  const pages = pagesOf(role);
  const routeOf = ({ path, element }: ConsolePage) => <Route key={path} path={path} element={element} />;
  return (
    <Routes>
      {pages.filter(({ isFrameless }) => isFrameless).map(routeOf)}
      <Route element={<ConsoleLayout role={role} />}>
        {pages.filter(({ isFrameless }) => !isFrameless).map(routeOf)}
        {closedPagesOf(role).map(({ path }) => (
          <Route key={path} path={path} element={<NotFound />} />
        ))}
        {/* People guess the address of a sign-in page, and are sent back to it once they are signed in. */}
        <Route path="login" element={<Navigate to="/" replace />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function NotFound() {
  usePageTitle(texts.common.notFound.title);
  return (
    <Stack align="center" py="xl">
      <Title order={1}>{texts.common.notFound.title}</Title>
      <Button component={Link} to="/">
        {texts.common.notFound.home}
      </Button>
    </Stack>
  );
}
