import { ApiError, NetworkError, serverMessage } from '@bandwise/api-contract/client';
import { accountTexts } from '../../../shared/texts/account.ts';

/** What the warning area says: the server's message where it sent one (learner specification, section 8). */
export function signInProblem(error: unknown): string {
  if (error instanceof ApiError) return serverMessage(error, accountTexts.signIn.refused);
  if (error instanceof NetworkError) return accountTexts.signIn.error;
  return (error instanceof Error && error.message) || accountTexts.signIn.failed;
}
