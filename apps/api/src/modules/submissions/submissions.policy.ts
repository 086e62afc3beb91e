import type { Config } from '../../config/config.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';

/** One error for missing submissions, for other learners' submissions, and for a caller who may not assess. */
export function submissionNotFound(): AppError {
  return new AppError('not_found', 'This submission was not found.');
}

/** @throws 404 while the setting is off: the calls do not exist. */
export function requireSubmissions({ submissions }: Pick<Config, 'submissions'>): void {
  if (!submissions) throw new AppError('not_found', 'Nothing can be handed in here.');
}

/** Whether the caller may read and assess a learner's submissions. The only rule about assessors. */
export function mayAssess({ role }: Pick<Caller, 'role'>): boolean {
  return role === 'admin';
}

/** Whether the caller may listen to a recording: its author, and assessors once it is handed in. */
export function mayHear(
  caller: Pick<Caller, 'id' | 'role'>,
  { user_id, submission_id }: { readonly user_id: string | null; readonly submission_id: string | null },
): boolean {
  return caller.id === user_id || (submission_id !== null && mayAssess(caller));
}

/** @throws 404 */
export function requireAssessor(caller: Caller): void {
  if (!mayAssess(caller)) throw submissionNotFound();
}
