import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { guestResults, guestReviewId } from '../../../shared/guest-results/guest-results.ts';
import { useServices } from '../../../shared/services/services.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { texts } from '../../../shared/texts/texts.ts';
import type { AttemptRoute } from './attempt-route.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { markedScreens, useScreenCode } from './use-screen-code.ts';

interface GuestResultPageProps {
  readonly route: AttemptRoute;
  readonly reviewId: string;
}

/** The result of a guest, which is in this browser until an account has it. */
export function GuestResultPage({ route, reviewId }: GuestResultPageProps) {
  const { clock, device } = useServices();
  const { pathname } = useLocation();
  const isSignedIn = useSession().status === 'signedIn';
  const [stored] = useState(() =>
    guestResults(device, clock.now()).find((one) => one.sectionID === route.id && guestReviewId(one) === reviewId),
  );
  const code = useScreenCode(markedScreens);
  // In an account it is in the list; without one it has expired, and the test can be taken again.
  if (!stored?.section || !stored.result)
    return <Navigate to={isSignedIn ? `/practice/${route.screen}` : pathname} replace />;
  if (!code) return <LoadingScreen route={route} taker={texts.attempt.guest} onRetry={null} refusal={null} />;
  const { section, result, answers } = stored;
  return <code.GuestResultReview section={section} result={result} answers={answers} />;
}
