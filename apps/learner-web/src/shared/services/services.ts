import type { Client, DeviceStorage, LearnerRoutes, Session } from '@bandwise/api-contract/client';
import { createContext, use } from 'react';
import type { ServerClock } from '../clock/server-clock.ts';
import type { GrantStore } from './grant-store.ts';

/** External services of the screens. Tests create their own. */
export interface Services {
  readonly api: Client<LearnerRoutes>;
  readonly session: Session;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly grants: GrantStore;
  readonly device: DeviceStorage;
  /** Storage for display preferences: a failure loses nothing and is not reported. */
  readonly settings: DeviceStorage;
  /** The key of the history entry that this page was reloaded on; null: it was opened, or has gone back or forward since. */
  readonly reloadedEntry: () => string | null;
  /** Opens an address outside the app, in place of the current history entry. */
  readonly leaveFor: (address: string) => void;
  /** Loads the page again. */
  readonly reload: () => void;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices is called outside ServicesContext');
  return services;
}
