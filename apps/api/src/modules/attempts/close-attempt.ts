import { mark } from './answers.ts';
import type { Attempt } from './attempt.ts';
import type { AttemptContext } from './attempt-context.ts';
import { isOverdue, overdueBefore } from './attempt-rules.ts';
import { findOverdue } from './attempts.repo.ts';

/** The dependencies of closing an attempt. */
type Closing = Pick<AttemptContext, 'attempts' | 'now' | 'sections'>;

/** Submits what was saved in time, dated at the deadline. A concurrent submission wins. */
export async function closeOverdueAttempt({ attempts, now, sections }: Closing, attempt: Attempt): Promise<void> {
  if (attempt.deadline === null || !isOverdue(attempt, now())) return;
  const keyed = await sections.keyedNow({ id: attempt.section_id, version: attempt.version });
  await attempts.submit({
    id: attempt.id,
    section_id: attempt.section_id,
    revision: attempt.revision,
    submitted_at: attempt.deadline,
    answers: attempt.answers,
    sent_digest: null,
    ...mark(keyed, attempt.answers),
  });
}

/**
 * `closeOverdue` for other modules; reads from the primary by default.
 */
export type CloseOverdue = (userId: string, reads?: AttemptContext['db']) => Promise<AttemptContext['db']>;

/**
 * Closes the learner's overdue attempts that `reads` finds. @returns the database to read from afterwards: the primary if an attempt was
 * closed.
 */
export async function closeOverdue(
  context: Closing & Pick<AttemptContext, 'db'>,
  userId: string,
  reads: AttemptContext['db'],
): Promise<AttemptContext['db']> {
  const { db } = context;
  const before = overdueBefore(context.now());
  const overdue = await findOverdue(reads, userId, before);
  if (overdue.length === 0) return reads;
  // A replica may lack an answer, so overdue attempts are read again.
  for (const attempt of reads === db ? overdue : await findOverdue(db, userId, before))
    await closeOverdueAttempt(context, attempt);
  return db;
}
