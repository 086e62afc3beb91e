import { isPreviewAddress } from '@bandwise/ui/practice/practice-address.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { fullName } from '../../../shared/account/user-name.ts';
import { AnnotationsProvider } from '../annotations/components/annotations-provider.tsx';
import { useGoBack } from '../../../shared/layout/use-go-back.ts';
import { asksToStartAnew } from '../../../shared/practice/practice-address.ts';
import { UnlockDialog } from '../../../shared/section-lock/lazy-unlock-dialog.ts';
import { useServices } from '../../../shared/services/services.ts';
import { returnState } from '../../../shared/session/return-address.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { MissingCode, sectionQuery } from '../store/attempt/section-query.ts';
import { GUEST, PREVIEW } from '../../../shared/attempt-drafts/draft-store.ts';
import classes from '../frame/attempt-frame.module.css';
import { loadFailure } from '../frame/load-failure.ts';
import { screenOf, type AttemptRoute } from './attempt-route.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { SectionNotFound } from './section-not-found.tsx';
import { SCREENS, useScreenCode } from './use-screen-code.ts';
import { texts } from '../../../shared/texts/texts.ts';

/** Brings the section and the learner's name, or says why it cannot. */
export function AttemptLoader({ route }: { route: AttemptRoute }) {
  const services = useServices();
  const location = useLocation();
  const user = useCurrentUser();
  // A preview of an administrator is marked like a guest's answers and is no attempt.
  const isPreview = isPreviewAddress(location.search) && user.data?.role === 'admin';
  const startAnew = useStartAnew() || isPreview;
  const isSignedOut = useSession().status === 'signedOut';
  const isGuest = isSignedOut || isPreview;
  const section = useQuery(sectionQuery(services, route.id));
  const taker = isSignedOut ? texts.attempt.guest : user.data && fullName(user.data);
  const error = section.error ?? user.error;
  const failure = error && loadFailure(error);
  const code = useScreenCode(SCREENS[route.screen]);

  // Deferred: a test is drawn in small pieces, so that the page answers in between.
  const isReady = useDeferredValue(section.data !== undefined && taker !== undefined && code !== null);

  // On another skill's screen a test lacks its passage or its recording.
  const isElsewhere = section.data && screenOf(section.data.skill) !== route.screen;

  if ((section.isError && failure?.kind === 'notFound') || isElsewhere) return <SectionNotFound />;
  if (failure?.kind === 'signIn' && isSignedOut) return <Navigate to="/login" replace state={returnState(location)} />;
  if (isReady && section.data && taker !== undefined && code) {
    const account = user.data && !isSignedOut ? user.data.id : GUEST;
    const owner = isPreview ? PREVIEW : account;
    const { id, version } = section.data;
    const screen = (
      <AnnotationsProvider scope={{ user: owner, sectionID: id, version }}>
        <code.Component key={version} {...{ section: section.data, taker, owner, isGuest, startAnew }} />
      </AnnotationsProvider>
    );
    return isPreview ? <Preview>{screen}</Preview> : screen;
  }
  const retry = () => {
    if (section.error instanceof MissingCode) globalThis.location.reload();
    else if (section.isError) void section.refetch();
    if (user.isError) void user.refetch();
  };
  const canRetry = failure?.kind === 'unreachable' || failure?.kind === 'refused' || user.isError;
  return (
    <LoadingScreen
      route={route}
      taker={taker ?? ''}
      onRetry={canRetry ? retry : null}
      problem={canRetry && failure?.kind !== 'refused' ? error?.message || texts.common.networkFailure : null}
      refusal={failure?.kind === 'refused' ? failure.message : null}
    >
      {failure?.kind === 'locked' && <UnlockHere id={route.id} onUnlocked={retry} />}
    </LoadingScreen>
  );
}

/** A test below a line that says that nothing is saved. */
function Preview({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes['preview']}>
      <aside className={classes['strip']}>{texts.attempt.preview}</aside>
      {children}
    </div>
  );
}

function UnlockHere({ id, onUnlocked }: { id: string; onUnlocked: () => void }) {
  const goBack = useGoBack();
  return <UnlockDialog section={{ id }} onUnlocked={onUnlocked} onCancel={goBack} />;
}

/** Whether this visit starts over. The wish is taken off the history entry, or a reload would start over again. */
function useStartAnew(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const [startAnew] = useState(() => asksToStartAnew(location.state));
  const isWritten = asksToStartAnew(location.state);
  useEffect(() => {
    if (isWritten) void navigate(location.pathname + location.search, { replace: true, state: null });
  }, [isWritten, location.pathname, location.search, navigate]);
  return startAnew;
}
