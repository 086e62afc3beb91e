import { TOKEN_KEY, type TokenStore } from './token-store.ts';

/** `left`: logged out on this tab; `expired`: ended by the server or another tab; `start`: nobody has signed in yet. */
export type SignedOutReason = 'start' | 'left' | 'expired';

export type SessionState =
  | { readonly status: 'signedIn'; readonly token: string }
  /** `message`: what the server said about it, to be shown where the user signs in again. */
  | { readonly status: 'signedOut'; readonly because: SignedOutReason; readonly message?: string };

export interface Session {
  readonly state: () => SessionState;
  readonly token: () => string | null;
  readonly start: (token: string, remember: boolean) => void;
  readonly end: (because: SignedOutReason, message?: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Who is signed in on this tab: the one copy that the screens follow and the client reads. */
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
    end(because, message) {
      store.clear();
      change({ status: 'signedOut', because, ...(message ? { message } : {}) });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What of the storage event and its window is used. */
export interface StorageChange {
  readonly key: string | null;
  readonly newValue: string | null;
  readonly oldValue: string | null;
}
export interface StorageListener {
  addEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
}

/**
 * A token that another tab removed from local storage ends the session here too, when it is the one in use. Whether
 * somebody logged out there or the server ended it, nobody asked to leave this tab: it keeps its place, like `expired`.
 */
export function followOtherTabs(session: Session, tab: StorageListener): () => void {
  const onStorage = (event: StorageChange) => {
    const removed = event.key === TOKEN_KEY && event.newValue === null && event.oldValue === session.token();
    if (removed) session.end('expired');
  };
  tab.addEventListener('storage', onStorage);
  return () => tab.removeEventListener('storage', onStorage);
}
