import { lazy } from 'react';
import { FetchedPage } from './fetched-page.tsx';

const SetupPage = lazy(async () => {
  const { SetupPage: Page } = await import('../features/setup/setup-page.tsx');
  return { default: Page };
});

/** Seen once in the life of a server, so nobody else fetches it. */
export function SetupRoute() {
  return (
    <FetchedPage>
      <SetupPage />
    </FetchedPage>
  );
}
