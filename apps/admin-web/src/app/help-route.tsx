import { lazy } from 'react';
import { FetchedPage } from './fetched-page.tsx';

const HelpPage = lazy(async () => {
  const { HelpPage: Page } = await import('../features/help/help-page.tsx');
  return { default: Page };
});

/** The pages of the help are loaded when one is opened. */
export function HelpRoute() {
  return (
    <FetchedPage>
      <HelpPage />
    </FetchedPage>
  );
}
