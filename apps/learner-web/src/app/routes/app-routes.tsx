import { useEffect } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import type { SignedOutReason } from '@bandwise/api-contract/client';
import { useSession } from '../../shared/session/use-session.ts';
import { useServices } from '../../shared/services/services.ts';
import { returnState } from '../../shared/session/return-address.ts';
import { SIGNED_IN } from './signed-in-routes.tsx';
import { SIGNED_OUT } from './signed-out-routes.tsx';

/** The routes depend on whether a user is signed in (learner specification, section 2). */
export function AppRoutes() {
  const session = useSession();
  const mailed = encodedLink(useLocation().pathname);
  if (mailed !== null) return <Navigate to={mailed} replace />;
  if (session.status === 'signedIn') return <Shown routes={SIGNED_IN} key="in" />;
  if (session.because !== 'start') return <Leave because={session.because} message={session.message} />;
  return <Shown routes={SIGNED_OUT} key="out" />;
}

/** The address of a mailed link whose question mark was encoded on the way, so that it counts as part of the path. */
function encodedLink(pathname: string): string | null {
  const match = /^(\/(?:reset-password|confirm-email))%3F(.+)$/i.exec(pathname.replaceAll(/%(?:25)+/g, '%'));
  return match ? `${match[1]}?${match[2]}` : null;
}

function Shown({ routes }: { readonly routes: readonly RouteObject[] }) {
  return useRoutes([...routes]);
}

const DESTINATION = { left: '/', expired: '/login' } as const;

/** Redirects a user whose session has just ended, once. */
function Leave({ because, message }: { because: Exclude<SignedOutReason, 'start'>; message: string | undefined }) {
  const { session } = useServices();
  const location = useLocation();
  const destination = DESTINATION[because];
  const arrived = location.pathname === destination;
  useEffect(() => {
    if (arrived) session.end('start');
  }, [arrived, session]);
  if (arrived) return null;
  return <Navigate to={destination} replace state={because === 'expired' ? returnState(location, message) : null} />;
}
