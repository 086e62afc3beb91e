import { AppError } from '../../errors/app-error.ts';

/** The token has expired, or its account was deleted. */
export function sessionOver(cause?: unknown): AppError {
  return new AppError('unauthenticated', 'Your session has ended. Please sign in again.', { cause });
}
