import { createQueryClient } from '@bandwise/ui/query/query-client.ts';
import { useState, type ReactNode } from 'react';
import { createServices } from '../app/create-services.ts';
import { ServicesContext } from '../shared/services/services.ts';

/** The app's services around one component. */
export function AppServices({ children }: { children: ReactNode }) {
  const [services] = useState(() => createServices(createQueryClient(), () => undefined));
  return <ServicesContext value={services}>{children}</ServicesContext>;
}
