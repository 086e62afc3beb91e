import type { AnswersBody } from '@bandwise/api-contract/learner';
import { markCompiled } from '@bandwise/domain';
import type { Content } from '../content.ts';
import { presentVerdict } from './results.presenter.ts';
import type { SectionVersion } from '../sections/section-version.ts';
import { mergeSent, type SentAnswers } from './merge-sent.ts';
import { digestAnswers } from './same-answers.ts';
import { isOverdue, knownAnswers, overdueBefore, type SubmittedSitting } from './attempt-rules.ts';
import type { Marks } from './attempt-writes.repo.ts';
import { findOverdue, type Sitting } from './attempt-reads.repo.ts';

/** Marks what was given, by the rules this deployment marks by. */
export function mark(version: SectionVersion, answers: AnswersBody): Marks {
  const { marks, total, verdicts } = markCompiled(version.key, answers);
  return { profile: version.key.profile, marks, total, verdicts: verdicts.map(presentVerdict) };
}

/** Only what was saved in time counts, and it ended when its time did. Loses against whoever submits it first. */
export async function closeOverdueSitting(content: Content, sitting: Sitting): Promise<void> {
  const { sections, sittings, now } = content;
  if (sitting.deadline === null || !isOverdue(sitting, now())) return;
  const version = await sections.version({ id: sitting.section_id, version: sitting.version });
  await sittings.submit({
    id: sitting.id,
    revision: sitting.revision,
    submitted_at: sitting.deadline,
    answers: sitting.answers,
    sent_digest: null,
    ...mark(version, sitting.answers),
  });
}

/** Ends every sitting of a learner whose time is up. */
export async function closeOverdue(content: Content, userId: string): Promise<void> {
  const sittings = await findOverdue(content.db, userId, overdueBefore(content.now()));
  for (const sitting of sittings) await closeOverdueSitting(content, sitting);
}

/**
 * A submission: what was sent, with what was saved and typed later, as one sitting of the version it was taken on.
 * @returns null if another request saved, submitted or discarded it first.
 */
export async function submit(
  content: Content,
  sitting: Sitting,
  sent: SentAnswers,
): Promise<(Sitting & SubmittedSitting) | null> {
  const version = await content.sections.version({ id: sitting.section_id, version: sitting.version });
  const submitted_at = content.now();
  const known = knownAnswers(mergeSent(sitting, sent, submitted_at), version.addresses);
  const result = mark(version, known);
  const sent_digest = digestAnswers(sent.answers);
  const done = await content.sittings.submit({
    id: sitting.id,
    revision: sitting.revision,
    submitted_at,
    answers: known,
    sent_digest,
    ...result,
  });
  const { marks, total, verdicts } = result;
  if (!done) return null;
  return { ...sitting, answers: known, sent_digest, submitted_at, source: 'marked', marks, total, verdicts };
}
