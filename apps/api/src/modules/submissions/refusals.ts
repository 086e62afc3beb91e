import type { ErrorIssue } from '@bandwise/api-contract/common';
import type { CriterionBandsBody } from '@bandwise/api-contract/learner';
import { CRITERIA } from '@bandwise/domain';
import { AppError } from '../../errors/app-error.ts';
import { taskOf, type Submission } from './submission.ts';

export function invalid(issue: ErrorIssue): AppError {
  return new AppError('validation_failed', issue.message, { issues: [issue] });
}

/** @throws 422 for a band of a criterion that the task does not have */
export function refuseForeignBands(row: Submission, bands: CriterionBandsBody): void {
  const criteria: readonly string[] = CRITERIA[taskOf(row)];
  const foreign = Object.keys(bands).find((name) => !criteria.includes(name));
  if (foreign !== undefined) throw invalid({ path: `bands.${foreign}`, message: 'This task has no such criterion.' });
}
