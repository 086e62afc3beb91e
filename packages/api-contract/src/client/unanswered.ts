import { ApiError, NetworkError } from './api-error.ts';

/** The statuses of a proxy that got no answer itself. */
const NO_ANSWER: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the outcome of a call is unknown: no response arrived, only a proxy's, or the server had lost its database. */
export function isUnanswered(error: unknown): boolean {
  return (
    error instanceof NetworkError || (error instanceof ApiError && NO_ANSWER.has(error.status) && !isPutOff(error))
  );
}

/** The server itself says that it did nothing, and may do it later. A proxy, which can't know, has neither code. */
export function isPutOff(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_saved' || error.code === 'busy');
}
