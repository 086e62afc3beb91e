import { connectPage, endWithOtherTabs, type AdminRoutes } from '@bandwise/api-contract/client';
import type { Services } from '../shared/services/services.ts';

/** Creates the services that live as long as the page. */
export function createServices(options: Parameters<typeof connectPage>[1] = {}): Services {
  const services = connectPage<AdminRoutes>(window, options);
  endWithOtherTabs(services.session, window);
  return services;
}
