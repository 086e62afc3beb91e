import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { ModuleHandlers } from '../../http/handler.ts';

export function serviceRoutes(deps: Deps): ModuleHandlers<'GET /api/health' | 'GET /api/config'> {
  const { config } = deps;
  return {
    'GET /api/health': async () => {
      await sql`select 1`.execute(deps.db);
      return { status: 'ok' };
    },
    'GET /api/config': async () => ({
      brand: config.brand,
      guestPractice: config.guestPractice,
      registration: config.registration,
      // Served together, the two apps are found by path, whatever name the server is reached by.
      learnerWebUrl: config.learnerWebUrl ?? '',
      adminWebUrl: config.adminWebUrl ?? '/admin',
      markingProfile: config.markingProfile,
    }),
  };
}
