import { binRoutes } from './bin-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { examRoutes } from './exam-routes.ts';
import { sectionRoutes } from './section-routes.ts';
import { userRoutes } from './user-routes.ts';

/** Every call that only an administrator may make. */
export const adminRoutes = { ...examRoutes, ...binRoutes, ...draftRoutes, ...sectionRoutes, ...userRoutes } as const;
