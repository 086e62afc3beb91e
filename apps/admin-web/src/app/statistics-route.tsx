import { lazy } from 'react';
import { FetchedPage } from './fetched-page.tsx';

const StatisticsPage = lazy(async () => {
  const { StatisticsPage: Page } = await import('../features/statistics/statistics-page.tsx');
  return { default: Page };
});

/** Plots are fetched when statistics are opened. */
export function StatisticsRoute({ kind }: { readonly kind: 'section' | 'exam' }) {
  return (
    <FetchedPage>
      <StatisticsPage kind={kind} />
    </FetchedPage>
  );
}
