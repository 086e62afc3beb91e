import { useQuery, queryOptions } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { fullName } from '../../../shared/account/user-name.ts';
import { AnnotationsProvider } from '../annotations/components/annotations-provider.tsx';
import { useServices } from '../../../shared/services/services.ts';
import { returnState } from '../../../shared/session/return-address.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { loadFailure } from '../frame/load-failure.ts';
import type { AttemptRoute } from './attempt-route.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { SectionNotFound } from './section-not-found.tsx';
import { markedScreens, useScreenCode } from './use-screen-code.ts';
import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';

/** One attempt of the learner's own, with the part as it was then. */
function attemptQuery(api: Client<LearnerRoutes>, id: string) {
  return queryOptions({
    queryKey: [`/api/attempt/${id}`],
    queryFn: ({ signal }) => api.call('GET /api/attempt/:id', { params: { id } }, { signal }),
  });
}

/** An attempt that was submitted earlier, against the part as it was then. */
export function ReviewLoader({ route, attemptId }: { route: AttemptRoute; attemptId: string }) {
  const { api } = useServices();
  const location = useLocation();
  const isSignedIn = useSession().status === 'signedIn';
  const user = useCurrentUser();
  const attempt = useQuery({ ...attemptQuery(api, attemptId), enabled: isSignedIn });
  const failure = attempt.error && loadFailure(attempt.error);
  const code = useScreenCode(markedScreens);

  if (!isSignedIn) return <Navigate to="/login" replace state={returnState(location)} />;
  if (failure?.kind === 'notFound') return <SectionNotFound />;
  const taker = user.data ? fullName(user.data) : '';
  const owner = user.data?.id ?? '';
  if (attempt.data && code) {
    const { result } = attempt.data;
    // An attempt without marks has nothing to review: the test itself opens instead.
    if (!result) return <Navigate to={location.pathname} replace />;
    const { id, version } = attempt.data.section;
    return (
      <AnnotationsProvider scope={{ user: owner, sectionID: id, version }}>
        <code.ReviewScreen detail={attempt.data} {...{ result, taker, owner }} />
      </AnnotationsProvider>
    );
  }
  return (
    <LoadingScreen
      route={route}
      taker={taker}
      onRetry={attempt.isError ? () => void attempt.refetch() : null}
      problem={failure?.kind === 'unreachable' && attempt.error ? attempt.error.message : null}
      refusal={failure?.kind === 'refused' ? failure.message : null}
    />
  );
}
