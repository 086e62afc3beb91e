import { mark } from './answers.ts';
import type { Attempt } from './attempt.ts';
import type { AttemptContext } from './attempt-context.ts';
import { isOverdue, overdueBefore } from './attempt-rules.ts';
import { findOverdue } from './attempts.repo.ts';

/** What marks an attempt and stores that. */
type Closing = Pick<AttemptContext, 'attempts' | 'now' | 'sections'>;

/** Only what was saved in time counts, and it ended when its time did. Loses against whoever submits it first. */
export async function closeOverdueAttempt({ attempts, now, sections }: Closing, attempt: Attempt): Promise<void> {
  if (attempt.deadline === null || !isOverdue(attempt, now())) return;
  const version = await sections.version({ id: attempt.section_id, version: attempt.version });
  await attempts.submit({
    id: attempt.id,
    revision: attempt.revision,
    submitted_at: attempt.deadline,
    answers: attempt.answers,
    sent_digest: null,
    ...mark(version, attempt.answers),
  });
}

/** Ends every attempt of a learner whose time is up. */
export async function closeOverdue(context: Closing & Pick<AttemptContext, 'db'>, userId: string): Promise<void> {
  const overdue = await findOverdue(context.db, userId, overdueBefore(context.now()));
  for (const attempt of overdue) await closeOverdueAttempt(context, attempt);
}
