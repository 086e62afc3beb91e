import { AppError } from '../../errors/app-error.ts';

/** For what is not there, and for what is somebody else's: no address tells which of the two it is. */
export function examNotFound(): AppError {
  return new AppError('not_found', 'Test not found.');
}
