import type { AttemptTimes } from '@bandwise/api-contract/learner';
import { markedUnits } from '@bandwise/domain';
import { AppError } from '../../errors/app-error.ts';
import type { StatisticsContext } from './counted-parts.ts';
import { findOthers, findSittingMoments, findTimed } from './question-times.repo.ts';
import { compareTimes } from './question-times.ts';

/** @throws 404 for another learner's attempt, 403 for an attempt in progress */
export async function timesOf(
  { db, sections }: StatisticsContext,
  of: { readonly id: string; readonly userId: string },
): Promise<AttemptTimes> {
  const attempt = await findTimed(db, of);
  if (!attempt) throw new AppError('not_found', 'This attempt was not found.');
  if (attempt.submitted_at === null) throw new AppError('not_submitted', 'This attempt has not been submitted yet.');
  const { section_id: id, version, started_at, stamps } = attempt;
  const { delivery } = await sections.version({ id, version });
  // All parts of a sitting start together, and between two answers in one part the learner may have worked in another.
  const moments = [started_at.getTime(), ...(await findSittingMoments(db, attempt))];
  const others = (await findOthers(db, attempt, of.userId)).map((other) => ({
    stamps: other.stamps,
    moments: [other.started_at.getTime()],
  }));
  return {
    questions: compareTimes({ stamps, moments }, others, markedUnits(delivery.groups)),
    others: others.length,
  };
}
