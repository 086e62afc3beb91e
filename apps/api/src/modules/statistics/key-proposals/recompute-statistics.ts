import { repeatOnConflict } from '../../../db/repeat-on-conflict.ts';
import type { Deps } from '../../../deps.ts';
import type { StatisticsContext } from '../counted-parts.ts';
import { lookAtSection } from './look-at-section.ts';
import { findProposals, storeStatistics, type StaleSection } from './section-statistics.repo.ts';

type RecomputeContext = StatisticsContext & Pick<Deps, 'now'>;

/**
 * A job: reads the answers to the most taken sections where these have changed, so that no visit of Keys waits until all are read
 * (docs/decisions/049-regrades.md). Two processes that run it at the same time store the same rows.
 */
export async function recomputeStatistics(context: RecomputeContext): Promise<void> {
  const { stale } = await findProposals(context.db, { limit: 0, offset: 0, freshFrom: null });
  const failures = await recomputeSections(context, stale);
  if (failures.length > 0) throw failures[0];
}

/**
 * Recomputes the statistics of these sections. A section that fails does not stop the others.
 *
 * @returns the errors
 */
export async function recomputeSections(
  { db, sections, now }: RecomputeContext,
  stale: readonly StaleSection[],
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  for (const section of stale) {
    const at = now();
    await lookAtSection({ db, sections }, section.id)
      .then((questions) => repeatOnConflict(() => storeStatistics(db, section, { questions, at })))
      .catch((error: unknown) => failures.push(error));
  }
  return failures;
}
