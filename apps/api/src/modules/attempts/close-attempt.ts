import type { AnswersBody } from '@bandwise/api-contract/learner';
import { markCompiled } from '@bandwise/domain';
import type { Content } from './attempt-context.ts';
import { presentVerdict } from './results.presenter.ts';
import type { SectionVersion } from '../sections/section-version.ts';
import { mergeSent, type SentAnswers } from './merge-sent.ts';
import { digestAnswers } from './same-answers.ts';
import { isOverdue, knownAnswers, overdueBefore, type SubmittedAttempt } from './attempt-rules.ts';
import type { Marks } from './attempts.statements.ts';
import { findOverdue, type Attempt } from './attempt-reads.repo.ts';

/** Marks what was given, by the rules this deployment marks by. */
export function mark(version: SectionVersion, answers: AnswersBody): Marks {
  const { marks, total, verdicts } = markCompiled(version.key, answers);
  return { profile: version.key.profile, marks, total, verdicts: verdicts.map(presentVerdict) };
}

/** Only what was saved in time counts, and it ended when its time did. Loses against whoever submits it first. */
export async function closeOverdueAttempt(content: Content, attempt: Attempt): Promise<void> {
  const { sections, attempts, now } = content;
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
export async function closeOverdue(content: Content, userId: string): Promise<void> {
  const attempts = await findOverdue(content.db, userId, overdueBefore(content.now()));
  for (const attempt of attempts) await closeOverdueAttempt(content, attempt);
}

/**
 * A submission: what was sent, with what was saved and typed later, as one attempt of the version it was taken on.
 * @returns null if another request saved, submitted or discarded it first.
 */
export async function submit(
  content: Content,
  attempt: Attempt,
  sent: SentAnswers,
): Promise<(Attempt & SubmittedAttempt) | null> {
  const version = await content.sections.version({ id: attempt.section_id, version: attempt.version });
  const submitted_at = content.now();
  const known = knownAnswers(mergeSent(attempt, sent, submitted_at), version.addresses);
  const result = mark(version, known);
  const sent_digest = digestAnswers(sent.answers);
  const done = await content.attempts.submit({
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
