import { connectPage, createDeviceStorage, type LearnerRoutes } from '@bandwise/api-contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { ANSWER_WITHIN } from '../shared/failures/answer-within.ts';
import { createServerClock } from '../shared/clock/server-clock.ts';
import { createGrantStore } from '../shared/services/grant-store.ts';
import type { Services } from '../shared/services/services.ts';
import { texts } from '../shared/texts/texts.ts';
import { reloadedEntry } from './reloaded-entry.ts';
import { forgetAccountData } from './forget-account-data.ts';

/** Joins the parts that live as long as the page. */
export function createServices(queryClient: QueryClient, onStorageFailure: () => void): Services {
  const memory = new Map<string, string>();
  const settings = createDeviceStorage(() => localStorage, undefined, memory);
  const clock = createServerClock({ storage: settings, callServer: () => api.call('GET /api/config', {}) });
  const { api, session } = connectPage<LearnerRoutes>(window, {
    timeout: ANSWER_WITHIN,
    measureClock: clock.measure,
    messageOf: (error) => texts.common.failure(error),
  });
  session.subscribe(() => forgetAccountData(queryClient));
  const device = createDeviceStorage(() => localStorage, onStorageFailure, memory);
  // Nothing is lost where it fails: the grants are in this page too.
  const grants = createGrantStore(createDeviceStorage(() => sessionStorage, undefined, new Map()));
  return {
    api,
    session,
    clock,
    grants,
    device,
    settings,
    reloadedEntry: reloadedEntry(window),
    leaveFor: (address) => window.location.replace(address),
    reload: () => window.location.reload(),
  };
}
