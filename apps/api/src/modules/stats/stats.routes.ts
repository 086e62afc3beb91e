import type { ModuleHandlers } from '../../http/handler.ts';
import { closeOverdue } from '../attempts/close-attempt.ts';
import type { Content } from '../attempts/attempt-context.ts';
import { presentStats } from './stats.presenter.ts';
import { tallySkills, tallyTypes } from './stats.repo.ts';

export function statsRoutes(content: Content): ModuleHandlers<'GET /api/user/stats'> {
  return {
    'GET /api/user/stats': async ({ caller }) => {
      await closeOverdue(content, caller.id);
      return presentStats(await tallySkills(content.db, caller.id), await tallyTypes(content.db, caller.id));
    },
  };
}
