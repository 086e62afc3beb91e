import { AppError } from './app-error.ts';

const RETRY_SECONDS = 10;

/** Nothing was done and the request is not at fault: the client may retry it later. */
export function tryAgain(code: 'busy' | 'unavailable', why: string, cause?: unknown): AppError {
  const message = `${why} Please try again in ${RETRY_SECONDS} seconds.`;
  return new AppError(code, message, { retryAfter: RETRY_SECONDS, cause });
}
