import { lazy } from 'react';
import { FetchedPage } from './fetched-page.tsx';

const PAGES = {
  queue: lazy(async () => {
    const { QueuePage } = await import('../features/assessing/queue/queue-page.tsx');
    return { default: QueuePage };
  }),
  agreement: lazy(async () => {
    const { AgreementPage } = await import('../features/assessing/agreement/agreement-page.tsx');
    return { default: AgreementPage };
  }),
  assessment: lazy(async () => {
    const { AssessmentPage } = await import('../features/assessing/screen/assessment-page.tsx');
    return { default: AssessmentPage };
  }),
} as const;

/** The code for texts and their assessments is loaded when one of its pages is opened. */
export function AssessingRoute({ of }: { readonly of: keyof typeof PAGES }) {
  const Page = PAGES[of];
  return (
    <FetchedPage>
      <Page />
    </FetchedPage>
  );
}
