import type { Deps } from '../../deps.ts';
import { createViewerCookie } from '../../platform/security/viewer-cookie.ts';
import { createThrottle, type Throttle } from '../../platform/throttle/throttle.ts';
import { GUEST_STARTS, GUEST_SUBMISSIONS } from '../../limits.ts';
import type { Sections } from '../sections/sections.ts';
import { createAttemptStore, type AttemptStore } from './attempt-store.ts';
import { createGuestAttempts, type GuestAttempts } from './guests/guest-attempts.ts';
import { createGuestKeysPolicy, type FindViewer, type GuestKeysPolicy } from './guests/guest-keys.policy.ts';

/** The dependencies of work on attempts; each function declares only those that it uses. */
export interface AttemptContext extends Pick<Deps, 'db' | 'metrics' | 'now'> {
  readonly sections: Pick<Sections, 'keyed' | 'keyedNow' | 'open' | 'state' | 'version'>;
  readonly attempts: AttemptStore;
  readonly guestStarts: Throttle;
  readonly guestMarks: Throttle;
  readonly guestAttempts: GuestAttempts;
  readonly guestKeys: GuestKeysPolicy;
}

export function createAttemptContext(
  deps: Pick<Deps, 'appSecret' | 'caches' | 'db' | 'metrics' | 'now' | 'pool'>,
  { sections, findViewer }: { readonly sections: Sections; readonly findViewer: FindViewer },
): AttemptContext {
  const { db, pool, metrics, now, appSecret: secret } = deps;
  return {
    db,
    metrics,
    now,
    sections,
    attempts: createAttemptStore(deps),
    guestAttempts: createGuestAttempts({ db, secret, now }),
    guestKeys: createGuestKeysPolicy({ db, findViewer, viewerCookie: createViewerCookie(secret) }),
    // High enough for a class behind one address that starts at once, low enough to stop a script that hunts for keys.
    guestStarts: createThrottle(pool, {
      name: 'guest-start',
      ...GUEST_STARTS,
      message: 'Too many tests were started. Please try again',
    }),
    guestMarks: createThrottle(pool, {
      name: 'guest-mark',
      ...GUEST_SUBMISSIONS,
      message: 'Too many tests were submitted. Please try again',
    }),
  };
}
