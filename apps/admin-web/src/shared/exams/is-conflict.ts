import { ApiError } from '@bandwise/api-contract/client';

/** Whether the test was changed since it was loaded; the issues of the error name the changes. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'version_conflict';
}
