import { lazy } from 'react';
import { FetchedPage } from './fetched-page.tsx';

const SetupPage = lazy(async () => {
  const { SetupPage: Page } = await import('../features/setup/setup-page.tsx');
  return { default: Page };
});

/** The page is shown once in the life of a server, so its code is loaded separately. */
export function SetupRoute() {
  return (
    <FetchedPage>
      <SetupPage />
    </FetchedPage>
  );
}
