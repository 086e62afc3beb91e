import type { AdminRoutes, Client, Session } from '@bandwise/api-contract/client';
import { createContext, use } from 'react';
import { useStore } from 'zustand';

/** External services of the screens. Tests create their own. */
export interface Services {
  readonly api: Client<AdminRoutes>;
  readonly session: Session;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices is called outside ServicesContext');
  return services;
}

export function useSession() {
  const { session } = useServices();
  return useStore(session);
}
