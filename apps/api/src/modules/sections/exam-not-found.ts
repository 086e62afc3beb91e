import { AppError } from '../../errors/app-error.ts';

/** One error for missing and for other users' content, so that a response does not reveal which. */
export function examNotFound(): AppError {
  return new AppError('not_found', 'Test not found.');
}
