import type { ExamResult, ResultLearner } from '@bandwise/api-contract/admin';
import { texts } from '../../shared/texts/texts.ts';
import { fullName } from '../../shared/users/full-name.ts';

/** null: a deleted user. */
export function learnerName(learner: Pick<ResultLearner, 'firstName' | 'lastName'> | null): string {
  return learner ? fullName(learner) : texts.common.deletedUser;
}

/** As bands are written: with half of them where it is none. */
export function bandText({ band }: NonNullable<ExamResult['band']>): string {
  return band.toFixed(1);
}

/** Minutes and seconds, as a clock has them; null: nothing says so. */
export function secondsText(seconds: number | null): string {
  if (seconds === null) return texts.results.one.unknown;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
