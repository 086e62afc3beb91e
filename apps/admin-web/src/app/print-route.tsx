import { lazy } from 'react';
import { FetchedPage } from './fetched-page.tsx';

const PrintPage = lazy(async () => {
  const { PrintPage: Page } = await import('../features/printing/print-page.tsx');
  return { default: Page };
});

/** What draws questions and texts is fetched when a test is printed. */
export function PrintRoute() {
  return (
    <FetchedPage>
      <PrintPage />
    </FetchedPage>
  );
}
