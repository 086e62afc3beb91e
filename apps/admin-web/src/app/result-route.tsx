import { Center, Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { texts } from '../shared/texts/texts.ts';

const PAGES = {
  attempt: lazy(async () => {
    const { AttemptPage } = await import('../features/results/attempt/attempt-page.tsx');
    return { default: AttemptPage };
  }),
  sitting: lazy(async () => {
    const { SittingPage } = await import('../features/results/sitting/sitting-page.tsx');
    return { default: SittingPage };
  }),
  learner: lazy(async () => {
    const { LearnerPage } = await import('../features/results/learner/learner-page.tsx');
    return { default: LearnerPage };
  }),
} as const;

/** The code for questions and texts is loaded when a result is opened. */
export function ResultRoute({ of }: { readonly of: keyof typeof PAGES }) {
  const Page = PAGES[of];
  return (
    <Suspense
      fallback={
        <Center mih="50dvh">
          <Loader aria-label={texts.common.loading} />
        </Center>
      }
    >
      <Page />
    </Suspense>
  );
}
