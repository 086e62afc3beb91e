import type { Location } from 'react-router-dom';

/** Remembers, in the history entry of the sign-in screen, where to go afterwards. */
export function returnState(location: Pick<Location, 'pathname' | 'search' | 'hash'>): { from: string } {
  return { from: `${location.pathname}${location.search}${location.hash}` };
}

/** Where to go after signing in. */
export function returnAddress(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  // A second slash would make it another site's address.
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/home';
}
