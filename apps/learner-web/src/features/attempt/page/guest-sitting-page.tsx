import { lazy, Suspense, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { GUEST } from '../../../shared/attempt-drafts/draft-store.ts';
import { guestSittingId, guestSittingOf } from '../../../shared/guest-sitting/guest-sitting.ts';
import { isOver } from '../../../shared/guest-sitting/is-over.ts';
import { MOCK_EXAM } from '../../../shared/practice/mock-exam-address.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useServices } from '../../../shared/services/services.ts';
import { LoadingPage } from '../../../shared/layout/loading-page.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { OpenedSitting } from '../sitting/opened-sitting.tsx';
import { createGuestCalls } from '../store/sitting/guest-sitting-calls.ts';

const GuestReview = lazy(async () => ({ default: (await import('./marked-screens.ts')).GuestReview }));

/** /sitting/guest: the whole test of a guest, which this browser alone keeps; `?review=`: one of its parts, marked. */
export function GuestSittingPage() {
  const { api, clock, device } = useServices();
  const guestSitting = guestSittingOf(device);
  const [paper] = useState(() => guestSitting.paper());
  const isSignedIn = useSession().status === 'signedIn';
  const [isDone, setDone] = useState(() => paper !== null && isOver(paper, guestSitting.progress(), clock.now()));
  const reviewed = useSearchParams()[0].get('review');
  const calls = useMemo(
    () => paper && createGuestCalls({ paper, sitting: guestSitting, api, now: neverBack(clock.now) }),
    [api, clock, guestSitting, paper],
  );
  const finish = () => {
    if (isSignedIn) guestSitting.change({ wantedAt: clock.now() });
    setDone(true);
  };
  if (!paper || !calls) return <Navigate to={MOCK_EXAM} replace />;
  // An account takes the result over, which the next page shows.
  if (isSignedIn && isDone) return <Navigate to="/home" replace />;
  if (reviewed !== null)
    return (
      <Suspense fallback={<LoadingPage />}>
        <GuestReview key={reviewed} paper={paper} progress={guestSitting.progress()} sectionId={reviewed} />
      </Suspense>
    );
  const sitter = { owner: GUEST, taker: texts.attempt.guest, isGuest: true };
  return <OpenedSitting id={guestSittingId(paper)} calls={calls} sitter={sitter} onOver={finish} />;
}

/** No server remembers which exams are over: a clock that is corrected must not open one again. */
function neverBack(now: () => number): () => number {
  let latest = 0;
  return () => (latest = Math.max(latest, now()));
}
