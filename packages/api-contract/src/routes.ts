import { adminRoutes } from './admin/routes.ts';
import { commonRoutes } from './common/routes.ts';
import { learnerRoutes } from './learner/routes.ts';

/** The whole table: exactly the routes that the API registers. */
export const allRoutes = { ...commonRoutes, ...learnerRoutes, ...adminRoutes } as const;
export type AllRoutes = typeof allRoutes;
