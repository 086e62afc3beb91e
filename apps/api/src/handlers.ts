import type { Deps } from './deps.ts';
import type { Handlers } from './http/handler.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { contentRoutes } from './modules/content.routes.ts';
import { serviceRoutes } from './modules/service/service.routes.ts';
import { usersRoutes } from './modules/users/users.routes.ts';

/** One handler for every route of the table: a route without one does not compile. */
export function createHandlers(deps: Deps): Handlers {
  return {
    ...accountRoutes(deps),
    ...auditRoutes(deps),
    ...contentRoutes(deps),
    ...serviceRoutes(deps),
    ...usersRoutes(deps),
  };
}
