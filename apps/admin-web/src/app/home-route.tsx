import { DashboardPage } from '../features/dashboard/components/dashboard-page.tsx';
import { useCurrentUser } from '../shared/account/current-user.ts';
import { TeachingRoute } from './teaching-route.tsx';

/** The first page: the dashboard of administrators, the classes of a teacher. */
export function HomeRoute() {
  return useCurrentUser().data?.role === 'admin' ? <DashboardPage /> : <TeachingRoute of="home" />;
}
