import { AppError } from '../../errors/app-error.ts';

/** Nothing can be written just now. It is no state of what was to be written: the same request may be sent again. */
export function notSaved(cause?: unknown): AppError {
  return new AppError('not_saved', 'The server cannot save anything just now. Please try again later.', { cause });
}
