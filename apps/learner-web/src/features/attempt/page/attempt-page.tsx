import { ExamSurface } from '@bandwise/ui/theme/exam-surface.tsx';
import { lazy, Suspense } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { readAttemptRoute } from './attempt-route.ts';
import { OptionsProvider } from '../options/options-provider.tsx';
import { GUEST_REVIEW, visitOf } from '../../../shared/practice/practice-address.ts';
import { usePreferences } from '../../../shared/preferences/preferences-provider.tsx';
import { ReviewLoader } from './review-loader.tsx';
import { SectionNotFound } from './section-not-found.tsx';
import { AttemptLoader } from './attempt-loader.tsx';

// Only for a guest who comes back to a result.
const GuestResultPage = lazy(async () => ({ default: (await import('./guest-result-page.tsx')).GuestResultPage }));

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
        {route && reviewed && isGuests && (
          <Suspense fallback={null}>
            <GuestResultPage key={reviewed} route={route} reviewId={reviewed} />
          </Suspense>
        )}
        {route && reviewed && !isGuests && <ReviewLoader key={reviewed} route={route} attemptId={reviewed} />}
        {route && !reviewed && <AttemptLoader key={`${route.id} ${visit}`} route={route} />}
      </OptionsProvider>
    </ExamSurface>
  );
}
