import type { ModuleHandlers } from '../../http/handler.ts';
import type { CloseOverdue } from '../attempts/attempts.ts';
import { readStats } from './read-stats.ts';

export function progressRoutes(closeOverdue: CloseOverdue): ModuleHandlers<'GET /api/user/stats'> {
  return {
    'GET /api/user/stats': async ({ caller, reads }) => readStats(await closeOverdue(caller.id, reads.db), caller.id),
  };
}
