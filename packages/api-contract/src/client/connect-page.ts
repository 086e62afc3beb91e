import type { RouteContract, RouteKey } from '../common/route.ts';
import { createClient, type Client, type ClientOptions } from './create-client.ts';
import type { BrowserStorage } from './device-storage.ts';
import { readCsrfCookie } from './read-csrf-cookie.ts';
import { createSession, type Session } from './session.ts';
import { createTokenStore } from './token-store.ts';

/** The parts of `window` that are used. */
export interface Page {
  readonly sessionStorage: BrowserStorage;
  readonly localStorage: BrowserStorage;
  readonly document: {
    readonly cookie: string;
    querySelector(selector: string): { getAttribute(name: string): string | null } | null;
  };
}

/** The session of a page and the client that calls on its behalf, with this browser's storage and cookies. */
export function connectPage<Routes extends Record<RouteKey, RouteContract>>(
  page: Page,
  options: Pick<ClientOptions, 'measureClock' | 'messageOf' | 'pause' | 'timeout'> = {},
): { readonly session: Session; readonly api: Client<Routes> } {
  const session = createSession(
    createTokenStore(
      () => page.sessionStorage,
      () => page.localStorage,
    ),
  );
  const api = createClient<Routes>({
    ...options,
    // Written in the page, so that one build serves every deployment.
    baseUrl: page.document.querySelector('meta[name="api-url"]')?.getAttribute('content') ?? '',
    token: session.token,
    csrfToken: () => readCsrfCookie(page.document.cookie),
    onSessionEnd(token, reason) {
      // A response to an older token does not concern the current session.
      if (token === session.token()) session.end('expired', reason);
    },
  });
  return { session, api };
}
