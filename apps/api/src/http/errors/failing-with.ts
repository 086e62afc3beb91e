import {
  isAccountGone,
  isConnectionLoss,
  isDataException,
  isStorageFailure,
  isVersionGone,
} from '../../db/database-errors.ts';
import { AppError } from '../../errors/app-error.ts';

/** Gives a call its own message for a failure (section 8 of both specifications has one for each call). */
export function failingWith<Given, Answer>(
  message: string,
  handler: (given: Given) => Promise<Answer>,
): (given: Given) => Promise<Answer> {
  return async (given) => {
    try {
      return await handler(given);
    } catch (error) {
      // A failed write is reported elsewhere.
      if (error instanceof AppError || isStorageFailure(error)) throw error;
      if (isDataException(error) || isAccountGone(error) || isVersionGone(error)) throw error;
      throw new AppError(isConnectionLoss(error) ? 'unavailable' : 'internal', message, { cause: error });
    }
  };
}
