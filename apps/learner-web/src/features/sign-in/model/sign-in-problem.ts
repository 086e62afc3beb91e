import { ApiError, NetworkError, serverMessage } from '@bandwise/api-contract/client';
import { texts } from '../../../shared/texts/texts.ts';

/** What the warning area says: the server's message where it sent one (learner specification, section 8). */
export function signInProblem(error: unknown): string {
  if (error instanceof ApiError) return serverMessage(error, texts.account.signIn.refused);
  if (error instanceof NetworkError) return texts.account.signIn.error;
  return (error instanceof Error && error.message) || texts.account.signIn.failed;
}
