import { AppError } from '../../errors/app-error.ts';

/** Storage can't be written now; the client may retry the request. */
export function notSaved(cause?: unknown): AppError {
  return new AppError('not_saved', 'The server cannot save anything at the moment. Please try again later.', { cause });
}
