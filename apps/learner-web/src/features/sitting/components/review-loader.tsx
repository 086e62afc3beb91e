import type { AttemptDetail, SavedResultBody } from '@bandwise/api-contract/learner';
import { firstNumber } from '@bandwise/domain';
import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { fullName } from '../../../shared/account/user-name.ts';
import { AnnotationsProvider } from '../../../shared/annotations/components/annotations-provider.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { returnState } from '../../../shared/session/return-address.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { sittingTexts } from '../../../shared/texts/sitting.ts';
import { attemptQuery } from '../api/attempt.ts';
import { loadFailure } from '../model/load-failure.ts';
import type { SittingRoute } from '../model/sitting-route.ts';
import { reduceSitting, type SittingState } from '../model/sitting-state.ts';
import { AudioPlayer } from './audio-player.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { SectionNotFound } from './section-not-found.tsx';
import { TestView } from './test-view.tsx';

/** A sitting that was submitted earlier, against the part as it was then. */
export function ReviewLoader({ route, attemptId }: { route: SittingRoute; attemptId: string }) {
  const { api } = useServices();
  const location = useLocation();
  const isSignedIn = useSession().status === 'signedIn';
  const user = useCurrentUser();
  const attempt = useQuery({ ...attemptQuery(api, attemptId), enabled: isSignedIn });
  const failure = attempt.error && loadFailure(attempt.error);

  if (!isSignedIn) return <Navigate to="/login" replace state={returnState(location)} />;
  if (failure === 'notFound') return <SectionNotFound />;
  if (attempt.data) {
    const { result } = attempt.data;
    // A sitting without marks has nothing to review: the test itself opens instead.
    if (!result) return <Navigate to={location.pathname} replace />;
    const { id, version } = attempt.data.section;
    return (
      <AnnotationsProvider scope={{ user: user.data?.id ?? '', sectionID: id, version }}>
        <Review detail={attempt.data} result={result} taker={user.data ? fullName(user.data) : ''} />
      </AnnotationsProvider>
    );
  }
  return (
    <LoadingScreen
      route={route}
      taker={user.data ? fullName(user.data) : ''}
      onRetry={attempt.isError ? () => void attempt.refetch() : null}
    />
  );
}

interface ReviewProps {
  readonly detail: AttemptDetail;
  readonly result: SavedResultBody;
  readonly taker: string;
}

function Review({ detail: { attempt, section }, result, taker }: ReviewProps) {
  const [state, dispatch] = useReducer(reduceSitting, {
    answers: attempt.answers,
    phase: { name: 'submitted', result },
    current: firstNumber(section.groups),
    ending: null,
  } satisfies SittingState);
  const isListening = section.skill === 'listening';
  return (
    <TestView
      section={section}
      taker={taker}
      tool={section.audio_url && <AudioPlayer source={section.audio_url} autoPlay={false} />}
      hint={isListening ? sittingTexts.listeningHint : sittingTexts.readingHint}
      showsPassage={!isListening}
      state={state}
      dispatch={dispatch}
      isGuest={false}
      explanation={result.explanation}
    />
  );
}
