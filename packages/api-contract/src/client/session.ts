import { createStore, type StoreApi } from 'zustand/vanilla';
import { followOtherTabs, type Tab } from './other-tabs.ts';
import { TOKEN_KEY, type TokenStore } from './token-store.ts';

/** `left`: logged out on this tab; `expired`: ended by the server or another tab; `start`: no user has signed in yet. */
export type SignedOutReason = 'start' | 'left' | 'expired';

export type SessionState =
  | { readonly status: 'signedIn'; readonly token: string }
  /** `message`: the reason from the server, shown where the user signs in again. */
  | { readonly status: 'signedOut'; readonly because: SignedOutReason; readonly message?: string };

/** A store that the screens follow with `useStore`. */
export interface Session extends Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly token: () => string | null;
  /** Whether this browser still stores a token: another page may have removed it. */
  readonly isStored: () => boolean;
  readonly start: (token: string, remember: boolean) => void;
  readonly end: (because: SignedOutReason, message?: string) => void;
}

/** The signed-in user of this tab: the only copy, which screens subscribe to and the client reads. */
export function createSession(tokens: TokenStore): Session {
  const { setState, ...store } = createStore<SessionState>(() => {
    const token = tokens.read();
    return token ? { status: 'signedIn', token } : { status: 'signedOut', because: 'start' };
  });
  return {
    ...store,
    token() {
      const state = store.getState();
      return state.status === 'signedIn' ? state.token : null;
    },
    isStored: () => tokens.read() !== null,
    start(token, remember) {
      tokens.write(token, remember);
      setState({ status: 'signedIn', token }, true);
    },
    end(because, message) {
      tokens.clear();
      setState({ status: 'signedOut', because, ...(message ? { message } : {}) }, true);
    },
  };
}

/**
 * If another tab removes the token that this tab uses from local storage, the session ends here too. The user did not leave this tab,
 * so it behaves as after `expired`.
 */
export function endWithOtherTabs(session: Session, tab: Tab): () => void {
  return followOtherTabs(tab, ({ key, newValue, oldValue }) => {
    const removed = key === TOKEN_KEY && newValue === null && oldValue === session.token();
    if (removed) session.end('expired');
  });
}
