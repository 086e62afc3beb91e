import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { examNotFound } from '../sections/sections.ts';
import type { AttemptContext } from './attempt-context.ts';
import { findMarkedVersion } from './attempts.repo.ts';

/**
 * The explanation of the version that the learner was last marked on, so that a newer version's stays closed until they
 * take it; an administrator reads the current one.
 */
export async function readExplanation(
  { db, sections }: Pick<AttemptContext, 'db' | 'sections'>,
  id: string,
  caller: Caller,
): Promise<string> {
  const section = await sections.state(id);
  const version = caller.role === 'admin' ? (section?.version ?? null) : await findMarkedVersion(db, caller.id, id);
  if (version !== null) return (await sections.version({ id, version })).content.explanation;
  if (!section) throw examNotFound();
  throw new AppError('not_submitted', 'The explanation opens once you have submitted this test.');
}
