import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../shared/account/current-user.ts';
import type { Services } from '../../../shared/services/services.ts';
import { readAttemptRoute } from './attempt-route.ts';
import { sectionQuery } from '../store/attempt/section-query.ts';
import { SCREENS } from './use-screen-code.ts';

interface Core {
  readonly queryClient: QueryClient;
  readonly services: Services;
}
interface Place {
  readonly params: Readonly<Partial<Record<string, string>>>;
  readonly search: string;
}

/** Requests a test, its taker and the code of its screen; null: the address shows none. A failure is the screen's to meet. */
export function prepareAttempt({ queryClient, services }: Core, { params, search }: Place) {
  const { skill, part, '*': rest } = params;
  const route = readAttemptRoute({ skill, part, rest });
  // With a query it is a review, of another version maybe.
  if (!route || search !== '') return null;
  const { api, session } = services;
  return {
    code: SCREENS[route.screen].bring().catch(() => undefined),
    data: Promise.all([
      queryClient.prefetchQuery(sectionQuery(services, route.id)),
      session.getState().status === 'signedIn' && queryClient.prefetchQuery(currentUserQuery(api)),
    ]),
  };
}
