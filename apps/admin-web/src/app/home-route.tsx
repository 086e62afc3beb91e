import { lazy } from 'react';
import { DashboardPage } from '../features/dashboard/components/dashboard-page.tsx';
import { useCurrentUser } from '../shared/account/current-user.ts';
import { FetchedPage } from './fetched-page.tsx';

const TeacherHome = lazy(async () => {
  const { TeacherHome: Page } = await import('../features/teaching/teacher-home.tsx');
  return { default: Page };
});

/** The first page: the dashboard of administrators, the classes of a teacher. */
export function HomeRoute() {
  if (useCurrentUser().data?.role === 'admin') return <DashboardPage />;
  return (
    <FetchedPage>
      <TeacherHome />
    </FetchedPage>
  );
}
