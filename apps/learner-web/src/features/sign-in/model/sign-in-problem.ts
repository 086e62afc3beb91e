import { ApiError, NetworkError, serverMessage } from '@bandwise/api-contract/client';
import { texts } from '../../../shared/texts/texts.ts';

/**
 * What the warning area says: the server's message where it sent one (learner specification, section 8). Where anyone
 * may sign up, it also says what a newcomer has to do first. This is the same for every address, because the server does
 * not tell which of them wait for a confirmation.
 */
export function signInProblem(error: unknown, registration: 'admin' | 'open' = 'admin'): string {
  if (error instanceof ApiError) {
    const message = serverMessage(error, texts.account.signIn.refused);
    const isOfNewcomer = registration === 'open' && error.code === 'invalid_credentials';
    return isOfNewcomer ? `${message} ${texts.account.signIn.confirmFirst}` : message;
  }
  if (error instanceof NetworkError) return texts.account.signIn.error;
  return (error instanceof Error && error.message) || texts.account.signIn.failed;
}
