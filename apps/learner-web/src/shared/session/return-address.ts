import type { Location } from 'react-router-dom';
import { entryText } from '../history/entry-field.ts';

interface ReturnState {
  readonly from: string;
  /** Why the learner has to sign in again. */
  readonly message?: string;
}

/** Remembers, in the history entry of the sign-in screen, where to go afterwards. */
export function returnState(location: Pick<Location, 'pathname' | 'search' | 'hash'>, message?: string): ReturnState {
  return { from: `${location.pathname}${location.search}${location.hash}`, ...(message ? { message } : {}) };
}

/** The page to open after signing in. */
export function returnAddress(state: unknown): string {
  const from = entryText(state, 'from');
  // A second slash would make it another site's address.
  return from !== null && /^\/(?!\/)/.test(from) ? from : '/home';
}

/** The message of the sign-in screen on arrival, if there is one. */
export function returnMessage(state: unknown): string | null {
  return entryText(state, 'message');
}
