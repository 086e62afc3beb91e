import type { Role } from '@bandwise/api-contract/common';
import { SKILLS } from '@bandwise/domain';
import type { ReactNode } from 'react';
import { matchRoutes, Navigate } from 'react-router-dom';
import { AuditPage } from '../features/audit/components/audit-page.tsx';
import { BinPage } from '../features/bin/bin-page.tsx';
import { DevicesPage } from '../features/devices/devices-page.tsx';
import { ExamsPage } from '../features/exams/components/exams-page.tsx';
import { ProblemsPage } from '../features/problems/problems-page.tsx';
import { RegradePage } from '../features/regrade/regrade-page.tsx';
import { ResultsPage } from '../features/results/list/results-page.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { UsersPage } from '../features/users/components/users-page.tsx';
import { KEYS_PATH } from '../shared/keys/paths.ts';
import { AssessingRoute } from './assessing-route.tsx';
import { ClassRoute } from './class-route.tsx';
import { EditorRoute } from './editor-route.tsx';
import { HelpRoute } from './help-route.tsx';
import { HomeRoute } from './home-route.tsx';
import { PrintRoute } from './print-route.tsx';
import { ResultRoute } from './result-route.tsx';
import { RoomRoute } from './room-route.tsx';
import { StatisticsRoute } from './statistics-route.tsx';
import { TeachingRoute } from './teaching-route.tsx';

/** The roles that use the console. */
export type ConsoleRole = Exclude<Role, 'learner'>;

/** A page of the console. Pages that a role may not open do not exist for it: it sees the page for unknown addresses. */
export interface ConsolePage {
  readonly path: string;
  /** `teacher`: for teachers and administrators. `admin`: for administrators. */
  readonly for: ConsoleRole;
  readonly element: ReactNode;
  /** Printed pages have no frame and menu. */
  readonly isFrameless?: true;
}

/** All pages, with who may open them. The server checks each call by itself. */
const PAGES: readonly ConsolePage[] = [
  { path: '/', for: 'teacher', element: <HomeRoute /> },
  { path: 'teaching', for: 'admin', element: <TeachingRoute of="home" /> },
  { path: 'classes/:classID/work', for: 'teacher', element: <TeachingRoute of="work" /> },
  { path: 'tests', for: 'admin', element: <ExamsPage /> },
  { path: 'classes', for: 'teacher', element: <ClassRoute of="list" /> },
  { path: 'classes/:id', for: 'teacher', element: <ClassRoute of="class" /> },
  { path: 'users', for: 'admin', element: <UsersPage /> },
  { path: 'results', for: 'teacher', element: <ResultsPage /> },
  { path: 'results/attempt/:attemptID', for: 'teacher', element: <ResultRoute of="attempt" /> },
  { path: 'results/sitting/:sittingID', for: 'teacher', element: <ResultRoute of="sitting" /> },
  { path: 'results/learner/:userID', for: 'teacher', element: <ResultRoute of="learner" /> },
  { path: 'assessing', for: 'teacher', element: <AssessingRoute of="queue" /> },
  { path: 'assessing/agreement', for: 'admin', element: <AssessingRoute of="agreement" /> },
  { path: 'assessing/:id', for: 'teacher', element: <AssessingRoute of="assessment" /> },
  { path: 'assignments/:id/room', for: 'teacher', element: <RoomRoute /> },
  { path: 'statistics/section/:id', for: 'admin', element: <StatisticsRoute kind="section" /> },
  { path: 'statistics/exam/:id', for: 'admin', element: <StatisticsRoute kind="exam" /> },
  { path: 'problems', for: 'admin', element: <ProblemsPage /> },
  { path: 'keys', for: 'admin', element: <Navigate to={KEYS_PATH} replace /> },
  { path: 'regrade/:id', for: 'admin', element: <RegradePage /> },
  { path: 'audit', for: 'admin', element: <AuditPage /> },
  { path: 'bin', for: 'admin', element: <BinPage /> },
  { path: 'help/:page?', for: 'teacher', element: <HelpRoute /> },
  { path: 'settings', for: 'admin', element: <SettingsPage /> },
  { path: 'devices', for: 'teacher', element: <DevicesPage /> },
  { path: 'print/:examID', for: 'admin', element: <PrintRoute />, isFrameless: true },
  ...SKILLS.map((skill): ConsolePage => ({
    path: `create-${skill}-test/:id?`,
    for: 'admin',
    element: <EditorRoute key={skill} skill={skill} />,
  })),
];

/** The pages that a role may open. */
export function pagesOf(role: ConsoleRole): readonly ConsolePage[] {
  return PAGES.filter((page) => isFor(page, role));
}

/** The pages that a role may not open. Their addresses may also match a page with a parameter. */
export function closedPagesOf(role: ConsoleRole): readonly ConsolePage[] {
  return PAGES.filter((page) => !isFor(page, role));
}

function isFor(page: ConsolePage, role: ConsoleRole): boolean {
  return role === 'admin' || page.for === 'teacher';
}

/** Whether a role may open the page of an address. */
export function mayOpen(role: ConsoleRole, address: string): boolean {
  const match = matchRoutes(
    PAGES.map(({ path }) => ({ path })),
    address,
  )?.at(-1);
  return PAGES.some((page) => page.path === match?.route.path && isFor(page, role));
}
