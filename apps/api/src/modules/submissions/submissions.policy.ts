import type { Kysely } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { mayTeach } from '../rights/rights.ts';

/** One error for missing submissions, for other learners' submissions, and for a caller who may not assess. */
export function submissionNotFound(): AppError {
  return new AppError('not_found', 'This submission was not found.');
}

/** @throws 404 while the setting is off: the calls do not exist. */
export function requireSubmissions({ submissions }: Pick<Config, 'submissions'>): void {
  if (!submissions) throw new AppError('not_found', 'Texts and recordings cannot be handed in on this site.');
}

/** Whether users of this role assess: administrators every submission, teachers those of their learners (`mayTeach`). */
export function isAssessor({ role }: Pick<Caller, 'role'>): boolean {
  return role !== 'learner';
}

/** Whether the caller may listen to a recording: its author, and assessors once it is handed in. */
export async function mayHear(
  db: Kysely<Schema>,
  caller: Pick<Caller, 'id' | 'role'>,
  { user_id, submission_id }: { readonly user_id: string | null; readonly submission_id: string | null },
): Promise<boolean> {
  if (caller.id === user_id) return true;
  return submission_id !== null && user_id !== null && mayTeach(db, caller, user_id);
}

/** @throws 404 */
export function requireAssessor(caller: Caller): void {
  if (!isAssessor(caller)) throw submissionNotFound();
}

/** @throws 404 if the caller may not assess the learner's submissions */
export async function requireAssessorOf(db: Kysely<Schema>, caller: Caller, learnerId: string): Promise<void> {
  if (!(await mayTeach(db, caller, learnerId))) throw submissionNotFound();
}

/** @throws 403 for teachers: administrators settle two opinions */
export function requireSettler({ role }: Pick<Caller, 'role'>): void {
  if (role !== 'admin') throw new AppError('forbidden', 'Only an administrator can compare the two opinions.');
}
