import { ApiError } from '@bandwise/api-contract/client';

/** Why a section did not load. `unreachable` may pass; the others will not by themselves. */
export type LoadFailure = 'notFound' | 'locked' | 'signIn' | 'unreachable';

/** An id that the server cannot even read is no test either. */
const NOT_FOUND = new Set([400, 404, 422]);

export function loadFailure(error: Error): LoadFailure {
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.code === 'section_locked') return 'locked';
  if (error.status === 401) return 'signIn';
  return NOT_FOUND.has(error.status) ? 'notFound' : 'unreachable';
}
