import type { Deps } from '../../deps.ts';
import type { ModuleHandlers } from '../../http/handler.ts';
import { presentStats } from './progress.presenter.ts';
import { tallySkills, tallyTypes } from './progress.repo.ts';

interface ProgressDeps extends Pick<Deps, 'db'> {
  /** Ends the attempts of a learner whose time is up. */
  readonly closeOverdue: (userId: string) => Promise<void>;
}

export function progressRoutes({ db, closeOverdue }: ProgressDeps): ModuleHandlers<'GET /api/user/stats'> {
  return {
    'GET /api/user/stats': async ({ caller }) => {
      await closeOverdue(caller.id);
      return presentStats(await tallySkills(db, caller.id), await tallyTypes(db, caller.id));
    },
  };
}
