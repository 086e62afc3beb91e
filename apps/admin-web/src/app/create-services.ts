import {
  createClient,
  createSession,
  createTokenStore,
  followOtherTabs,
  readCsrfCookie,
} from '@bandwise/api-contract/client';
import type { AdminRoutes } from '@bandwise/api-contract/client';
import type { Services } from '../shared/services/services.ts';

/** The real ones: this browser's storage, cookies and network. */
export function createServices(): Services {
  const session = createSession(
    createTokenStore(
      () => window.sessionStorage,
      () => window.localStorage,
    ),
  );
  followOtherTabs(session, window);
  const api = createClient<AdminRoutes>({
    baseUrl: readApiUrl(),
    token: () => session.token(),
    csrfToken: () => readCsrfCookie(document.cookie),
    onSessionEnd: (token, reason) => {
      if (token === session.token()) session.end('expired', reason);
    },
  });
  return { api, session };
}

/** Written in the page, so that one build serves every deployment. */
function readApiUrl(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? '';
}
