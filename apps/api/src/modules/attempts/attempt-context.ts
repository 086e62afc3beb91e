import type { Deps } from '../../deps.ts';
import { createThrottle, type Throttle } from '../../platform/throttle/throttle.ts';
import type { Sections } from '../sections/sections.ts';
import { createAttemptStore, type AttemptStore } from './attempt-store.ts';

/** What the work on attempts needs; each part of it takes only what it uses. */
export interface AttemptContext extends Pick<Deps, 'db' | 'metrics' | 'now'> {
  readonly sections: Pick<Sections, 'keyed' | 'keyedNow' | 'open' | 'state' | 'version'>;
  readonly attempts: AttemptStore;
  readonly guestMarks: Throttle;
}

export function createAttemptContext(
  deps: Pick<Deps, 'caches' | 'changeFeed' | 'db' | 'metrics' | 'now' | 'pool'>,
  sections: Sections,
): AttemptContext {
  const { db, pool, metrics, now } = deps;
  return {
    db,
    metrics,
    now,
    sections,
    attempts: createAttemptStore(deps),
    // A class behind one address submits together; a script that hunts for keys is stopped.
    guestMarks: createThrottle(pool, {
      name: 'guest-mark',
      tries: 60,
      seconds: 60,
      message: 'Too many submissions. Please try again',
    }),
  };
}
