import { ApiError } from '@bandwise/api-contract/client';

/** Somebody has changed the test since it was loaded; the issues of the answer name what. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'version_conflict';
}
