import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { findMarkingDefault } from '../../platform/settings/marking-default.ts';

export function statusRoutes(deps: Deps): ModuleHandlers<'GET /api/health' | 'GET /api/ready' | 'GET /api/config'> {
  const { config, db } = deps;
  return {
    // Does not query the database, because a restart can't repair it.
    'GET /api/health': async () => ({ status: 'ok' }),

    'GET /api/ready': async () => {
      const hindrances = await deps.readiness.hindrances();
      if (hindrances.length === 0) return { status: 'ready' };
      throw new AppError('unavailable', 'The service is not available at the moment. Please try again.', {
        issues: hindrances.map(({ name, reason }) => ({ path: name, message: reason })),
      });
    },

    'GET /api/config': async () => ({
      brand: config.brand,
      guestPractice: config.guestPractice,
      submissions: config.submissions,
      registration: config.registration,
      // Without configured addresses the apps are relative paths on the same host.
      learnerWebUrl: config.learnerWebUrl ?? '',
      adminWebUrl: config.adminWebUrl ?? '/admin',
      markingProfile: await findMarkingDefault(db, config),
      timeZone: config.timeZone,
    }),
  };
}
