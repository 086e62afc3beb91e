import { createQueryClient } from '@bandwise/ui/query/query-client.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../shared/services/services.ts';
import { texts } from '../shared/texts/texts.ts';
import { toast } from '../shared/toasts/toasts.ts';
import { createServices } from './create-services.ts';

/** Objects that live as long as the page. */
export interface AppCore {
  readonly queryClient: QueryClient;
  readonly services: Services;
}

/** Deferred, because storage may be read during a render, when no other component may be updated. */
const sayStorageFails = () => queueMicrotask(() => toast.problem(texts.common.storageFailure));

export function createCore(): AppCore {
  const queryClient = createQueryClient();
  return { queryClient, services: createServices(queryClient, sayStorageFails) };
}
