import { AppError } from '../../errors/app-error.ts';
import type { StoredResult } from './signed-results.repo.ts';

/** A result that was marked here, and not reported. */
export interface MarkedResult extends StoredResult {
  readonly submitted_at: Date;
  readonly profile: NonNullable<StoredResult['profile']>;
  readonly marks: number;
  readonly total: number;
  readonly verdicts: NonNullable<StoredResult['verdicts']>;
}

/** @throws 403 for an attempt in progress, whose keys are secret, and for reported marks. */
export function requireMarkedResult(stored: StoredResult): MarkedResult {
  const { submitted_at, profile, marks, total, verdicts } = stored;
  if (submitted_at === null) throw new AppError('not_submitted', 'This attempt has not been submitted yet.');
  if (profile === null || marks === null || total === null || verdicts === null)
    throw new AppError('not_submitted', 'This result was not marked here, so it cannot be signed.');
  return { ...stored, submitted_at, profile, marks, total, verdicts };
}
