import { ApiError, NetworkError, serverMessage } from '@bandwise/api-contract/client';
import { texts } from '../../../shared/texts/texts.ts';

/**
 * The text of the warning area: the server's message if there is one (learner specification, section 8). With open sign-up it adds the step
 * of confirming the address, for every address, because the server does not reveal which ones are unconfirmed.
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
