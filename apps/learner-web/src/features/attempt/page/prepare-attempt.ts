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

/** Asks for a test, for who takes it and for the code of its screen. A failure is the screen's to meet. */
export async function prepareAttempt({ queryClient, services }: Core, { params, search }: Place): Promise<void> {
  const { skill, part, '*': rest } = params;
  const route = readAttemptRoute({ skill, part, rest });
  // With a query it is a review, of another version maybe.
  if (!route || search !== '') return;
  const { api, session } = services;
  await Promise.allSettled([
    SCREENS[route.screen].bring(),
    queryClient.prefetchQuery(sectionQuery(services, route.id)),
    session.getState().status === 'signedIn' && queryClient.prefetchQuery(currentUserQuery(api)),
  ]);
}
