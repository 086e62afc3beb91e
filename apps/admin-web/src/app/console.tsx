import { SKILLS } from '@bandwise/domain';
import { Anchor, Box, Button, Center, Loader, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Navigate, Route, Routes } from 'react-router-dom';
import { AuditPage } from '../features/audit/components/audit-page.tsx';
import { BinPage } from '../features/bin/bin-page.tsx';
import { DashboardPage } from '../features/dashboard/components/dashboard-page.tsx';
import { DevicesPage } from '../features/devices/devices-page.tsx';
import { ProblemsPage } from '../features/problems/problems-page.tsx';
import { RegradePage } from '../features/regrade/regrade-page.tsx';
import { ResultsPage } from '../features/results/list/results-page.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { UsersPage } from '../features/users/components/users-page.tsx';
import { HelpRoute } from './help-route.tsx';
import { useSetupNeeded } from '../features/setup/setup-needed.ts';
import { RefusedPage } from '../features/sign-in/components/refused-page.tsx';
import { SignInPage } from '../features/sign-in/components/sign-in-page.tsx';
import { ExamsPage } from '../features/exams/components/exams-page.tsx';
import { useCurrentUser } from '../shared/account/current-user.ts';
import { ConsoleLayout } from './layout/console-layout.tsx';
import { KEYS_PATH } from '../shared/keys/paths.ts';
import { usePageTitle } from '../shared/page/use-page-title.ts';
import { useSession } from '../shared/services/services.ts';
import { texts } from '../shared/texts/texts.ts';
import { AssessingRoute } from './assessing-route.tsx';
import { EditorRoute } from './editor-route.tsx';
import { PrintRoute } from './print-route.tsx';
import { ResultRoute } from './result-route.tsx';
import { SetupRoute } from './setup-route.tsx';
import { StatisticsRoute } from './statistics-route.tsx';

/** Signed out: the sign-in screen at every address, without a redirect. Signed in: administrators only. */
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
  if (user.data.role !== 'admin') return <RefusedPage />;
  return (
    <Routes>
      {/* Printed pages have no frame and menu. */}
      <Route path="print/:examID" element={<PrintRoute />} />
      <Route element={<ConsoleLayout />}>
        <Route index element={<DashboardPage />} />
        <Route path="tests" element={<ExamsPage />} />
        <Route path="users" element={<UsersPage />} />
        <Route path="results" element={<ResultsPage />} />
        <Route path="results/attempt/:attemptID" element={<ResultRoute of="attempt" />} />
        <Route path="results/sitting/:sittingID" element={<ResultRoute of="sitting" />} />
        <Route path="results/learner/:userID" element={<ResultRoute of="learner" />} />
        <Route path="assessing" element={<AssessingRoute of="queue" />} />
        <Route path="assessing/agreement" element={<AssessingRoute of="agreement" />} />
        <Route path="assessing/:id" element={<AssessingRoute of="assessment" />} />
        <Route path="statistics/section/:id" element={<StatisticsRoute kind="section" />} />
        <Route path="statistics/exam/:id" element={<StatisticsRoute kind="exam" />} />
        <Route path="problems" element={<ProblemsPage />} />
        <Route path="keys" element={<Navigate to={KEYS_PATH} replace />} />
        <Route path="regrade/:id" element={<RegradePage />} />
        <Route path="audit" element={<AuditPage />} />
        <Route path="bin" element={<BinPage />} />
        <Route path="help/:page?" element={<HelpRoute />} />
        <Route path="settings" element={<SettingsPage />} />
        <Route path="devices" element={<DevicesPage />} />
        {SKILLS.map((skill) => (
          <Route key={skill} path={`create-${skill}-test/:id?`} element={<EditorRoute key={skill} skill={skill} />} />
        ))}
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
