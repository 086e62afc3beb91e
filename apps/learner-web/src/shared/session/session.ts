import type { TokenStore } from '@bandwise/api-contract/client';

/** `left`: the user logged out; `expired`: the server no longer knows the token; `start`: nobody has signed in yet. */
export type SignedOutReason = 'start' | 'left' | 'expired';

export type SessionState =
  | { readonly status: 'signedIn'; readonly token: string }
  | { readonly status: 'signedOut'; readonly because: SignedOutReason };

export interface Session {
  readonly state: () => SessionState;
  readonly token: () => string | null;
  readonly start: (token: string, remember: boolean) => void;
  readonly end: (because: SignedOutReason) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Who is signed in on this tab: the one copy that the screens follow and the API client reads. */
export function createSession(store: TokenStore): Session {
  const listeners = new Set<() => void>();
  const stored = store.read();
  let state: SessionState = stored ? { status: 'signedIn', token: stored } : { status: 'signedOut', because: 'start' };

  const change = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    token: () => (state.status === 'signedIn' ? state.token : null),
    start(token, remember) {
      store.write(token, remember);
      change({ status: 'signedIn', token });
    },
    end(because) {
      store.clear();
      change({ status: 'signedOut', because });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
