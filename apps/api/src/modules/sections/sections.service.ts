import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import type { Content } from '../attempts/attempt-context.ts';
import { testNotFound } from './exam-not-found.ts';
import type { Visitor } from './sections.policy.ts';
import { findMarkedVersion, type SectionState } from './sections.repo.ts';

/** @throws 404, 401 for a guest where only learners practise, 403 while it is locked for the visitor. */
export async function openSection(content: Content, id: string, visitor: Visitor): Promise<SectionState> {
  content.policy.requirePractice(visitor.caller);
  const section = await content.sections.state(id);
  if (!section) throw testNotFound();
  content.policy.requireOpen(section, visitor);
  return section;
}

/** Exchanges the password for a grant; each try counts, whoever makes it. */
export async function unlockSection(
  content: Content,
  id: string,
  attempt: { readonly caller: Caller | null; readonly address: string; readonly password: string },
): Promise<string> {
  content.policy.requirePractice(attempt.caller);
  const section = await content.sections.state(id);
  if (!section) throw testNotFound();
  const tries = [section.id, attempt.caller?.id ?? attempt.address];
  await content.unlockTries.spend(tries);
  if (!content.grants.opens(section, attempt.password)) throw new AppError('incorrect_password', 'Incorrect password!');
  await content.unlockTries.forgive(tries);
  return content.grants.issue(section, content.now());
}

/**
 * The explanation of the version that the learner was last marked on, so that a newer version's stays closed until they
 * take it; an administrator reads the current one.
 */
export async function readExplanation(content: Content, id: string, caller: Caller): Promise<string> {
  const section = await content.sections.state(id);
  const version =
    caller.role === 'admin' ? (section?.version ?? null) : await findMarkedVersion(content.db, caller.id, id);
  if (version !== null) return (await content.sections.version({ id, version })).content.explanation;
  if (!section) throw testNotFound();
  throw new AppError('not_submitted', 'The explanation opens once you have submitted this test.');
}
