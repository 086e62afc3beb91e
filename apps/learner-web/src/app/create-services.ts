import {
  createClient,
  createTokenStore,
  type LearnerRoutes,
  readCsrfCookie,
  createSession,
} from '@bandwise/api-contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { createDeviceStorage } from '../shared/device/device-storage.ts';
import { createGrantStore } from '../shared/section-lock/grant-store.ts';
import type { Services } from '../shared/services/services.ts';
import { forgetAccountData } from './forget-account-data.ts';

/** Joins the parts that live as long as the page. */
export function createServices(queryClient: QueryClient, onStorageFailure: () => void): Services {
  const session = createSession(
    createTokenStore(
      () => sessionStorage,
      () => localStorage,
    ),
  );
  session.subscribe(() => forgetAccountData(queryClient));
  const api = createClient<LearnerRoutes>({
    baseUrl: readApiUrl(),
    token: session.token,
    csrfToken: () => readCsrfCookie(document.cookie),
    onSessionEnd(token, reason) {
      // An answer to an older token says nothing about the one in use.
      if (token === session.token()) session.end('expired', reason);
    },
  });
  const device = createDeviceStorage(() => localStorage, onStorageFailure);
  // Nothing is lost where it fails: the grants are in this page too.
  const grants = createGrantStore(
    createDeviceStorage(
      () => sessionStorage,
      () => undefined,
    ),
  );
  return { api, session, grants, device };
}

/** Written in the page, so that one build serves every deployment. */
function readApiUrl(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? '';
}
