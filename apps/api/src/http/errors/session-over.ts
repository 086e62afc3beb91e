import { AppError } from '../../errors/app-error.ts';

/** The token is no longer anybody's: it has ended, or its account is gone. */
export function sessionOver(cause?: unknown): AppError {
  return new AppError('unauthenticated', 'Your session has ended. Please sign in again.', { cause });
}
