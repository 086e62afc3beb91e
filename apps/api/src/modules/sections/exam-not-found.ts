import { AppError } from '../../errors/app-error.ts';

/** The error for missing and for foreign things, so that an address does not reveal which it is. */
export function examNotFound(): AppError {
  return new AppError('not_found', 'Test not found.');
}
