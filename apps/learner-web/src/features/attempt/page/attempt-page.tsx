import { ExamSurface } from '@bandwise/ui/theme/exam-surface.tsx';
import { lazy, Suspense } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { readAttemptRoute } from './attempt-route.ts';
import { OptionsProvider } from '../options/options-provider.tsx';
import { GUEST_REVIEW, visitOf } from '../../../shared/practice/practice-address.ts';
import { usePreferences } from '../../../shared/preferences/preferences-provider.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { SectionNotFound } from './section-not-found.tsx';
import { AttemptLoader } from './attempt-loader.tsx';

// Not needed to take a test.
const GuestResultPage = lazy(async () => ({ default: (await import('./guest-result-page.tsx')).GuestResultPage }));
const ReviewLoader = lazy(async () => ({ default: (await import('./review-loader.tsx')).ReviewLoader }));

/** /practice/{skill}/{part}/{id}: a whole page without the layout, in the learner's own colours and text size. */
export function AttemptPage() {
  const { skill, part, '*': rest } = useParams();
  const reviewed = useSearchParams()[0].get('review');
  const isGuests = reviewed?.startsWith(GUEST_REVIEW) ?? false;
  const { contrast, textSize } = usePreferences().preferences;
  const visit = visitOf(useLocation().state);
  const route = readAttemptRoute({ skill, part, rest });
  return (
    <ExamSurface contrast={contrast} textSize={textSize}>
      <OptionsProvider>
        {!route && <SectionNotFound />}
        {route && reviewed && (
          <Suspense fallback={<LoadingScreen route={route} taker="" onRetry={null} refusal={null} />}>
            {isGuests ? (
              <GuestResultPage key={reviewed} route={route} reviewId={reviewed} />
            ) : (
              <ReviewLoader key={reviewed} route={route} attemptId={reviewed} />
            )}
          </Suspense>
        )}
        {route && !reviewed && <AttemptLoader key={`${route.id} ${visit}`} route={route} />}
      </OptionsProvider>
    </ExamSurface>
  );
}
