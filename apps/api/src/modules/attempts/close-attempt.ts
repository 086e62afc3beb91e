import type { AnswersBody } from '@bandwise/api-contract/learner';
import { markCompiled } from '@bandwise/domain';
import type { SectionVersion } from '../sections/sections.ts';
import type { Attempt, SubmittedAttempt } from './attempt.ts';
import type { AttemptContext } from './attempt-context.ts';
import { isOverdue, knownAnswers, overdueBefore } from './attempt-rules.ts';
import { findOverdue } from './attempts.repo.ts';
import type { Marks } from './batched-writes.repo.ts';
import { mergeSent, type SentAnswers } from './merge-sent.ts';
import { presentVerdict } from './results.presenter.ts';
import { digestAnswers } from './same-answers.ts';

/** What marks an attempt and stores that. */
type Closing = Pick<AttemptContext, 'attempts' | 'now' | 'sections'>;

/** Marks what was given, by the rules this deployment marks by. */
export function mark(version: SectionVersion, answers: AnswersBody): Marks {
  const { marks, total, verdicts } = markCompiled(version.key, answers);
  return { profile: version.key.profile, marks, total, verdicts: verdicts.map(presentVerdict) };
}

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

/**
 * A submission: what was sent, with what was saved and typed later, as one attempt of the version it was taken on.
 * @returns null if another request saved, submitted or discarded it first.
 */
export async function submit(
  { attempts, now, sections }: Closing,
  attempt: Attempt,
  sent: SentAnswers,
): Promise<(Attempt & SubmittedAttempt) | null> {
  const version = await sections.version({ id: attempt.section_id, version: attempt.version });
  const submitted_at = now();
  const known = knownAnswers(mergeSent(attempt, sent, submitted_at), version.addresses);
  const result = mark(version, known);
  const sent_digest = digestAnswers(sent.answers);
  const done = await attempts.submit({
    id: attempt.id,
    revision: attempt.revision,
    submitted_at,
    answers: known,
    sent_digest,
    ...result,
  });
  const { marks, total, verdicts } = result;
  if (!done) return null;
  return { ...attempt, answers: known, sent_digest, submitted_at, source: 'marked', marks, total, verdicts };
}
