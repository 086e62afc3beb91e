import type { UserStats } from '@bandwise/api-contract/learner';
import type { Deps } from '../../deps.ts';
import { presentStats } from './progress.presenter.ts';
import { tallySkills, tallyTypes } from './progress.repo.ts';

/** Sums a learner's marked attempts. */
export async function readStats(db: Deps['db'], userId: string): Promise<UserStats> {
  return presentStats(await tallySkills(db, userId), await tallyTypes(db, userId));
}
