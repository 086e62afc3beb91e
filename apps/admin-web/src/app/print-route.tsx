import { lazy } from 'react';
import { FetchedPage } from './fetched-page.tsx';

const PrintPage = lazy(async () => {
  const { PrintPage: Page } = await import('../features/printing/print-page.tsx');
  return { default: Page };
});

/** The code for questions and texts is loaded when a test is printed. */
export function PrintRoute() {
  return (
    <FetchedPage>
      <PrintPage />
    </FetchedPage>
  );
}
