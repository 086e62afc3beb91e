import { ApiError, NetworkError } from './api-error.ts';

/** The statuses that a proxy sends without a response from the server. */
const NO_ANSWER: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the outcome of a call is unknown: no response arrived, only a proxy's, or the server had lost its database. */
export function isUnanswered(error: unknown): boolean {
  return (
    error instanceof NetworkError || (error instanceof ApiError && NO_ANSWER.has(error.status) && !isPutOff(error))
  );
}

/** The server reports that it did nothing and that a later try may succeed. A proxy sends neither of these codes. */
export function isPutOff(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_saved' || error.code === 'busy');
}
