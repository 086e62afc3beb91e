import { skills } from '@bandwise/domain';
import { mailJob, type MailSource } from '../../platform/jobs/mail-job.ts';
import { mailedLink } from '../../platform/mail/mailed-link.ts';
import { assessedTextMail } from '../../platform/mail/templates/assessed-text.ts';
import { overallBandMail } from '../../platform/mail/templates/overall-band.ts';
import { findAssessed, type AssessedRow } from './queue.repo.ts';
import { findOfSittings } from './submissions.repo.ts';

interface Work extends MailSource {
  /** The overall band of a sitting at a moment; null: there is none yet. */
  readonly overallBandOf: (sittingId: string, at: Date) => Promise<number | null>;
}

interface Released {
  readonly submissionId: string;
  readonly version: number;
}

/**
 * Mails a learner that an assessment was released. A withdrawn release gets no mail, and one that has been corrected since only if it
 * completes a mock exam: that mail says that the overall band is there, and no other does.
 */
export const mailFeedback = mailJob('mail-feedback', async (work: Work, { submissionId, version }: Released) => {
  const { config, db, overallBandOf } = work;
  const row = await findAssessed(db, submissionId);
  if (!config.submissions || row?.status !== 'active' || !row.assessments.some((one) => one.version === version))
    return null;
  const values = {
    brand: config.brand,
    email: row.email,
    firstName: row.first_name,
    title: row.title,
    feedbackLink: mailedLink(config, `/feedback/${submissionId}`, {}),
  };
  const sittingId = version === 1 ? await findCompleted(db, row) : null;
  const isComplete = sittingId !== null && (await overallBandOf(sittingId, releaseOf(row))) !== null;
  if (isComplete) return overallBandMail({ ...values, resultLink: mailedLink(config, `/sitting/${sittingId}`, {}) });
  if (row.assessments.at(-1)?.version !== version) return null;
  return assessedTextMail({ ...values, isSpoken: skills[row.skill].isSpoken, isCorrection: version > 1 });
});

/** When the first assessment was released. */
const releaseOf = ({ assessments }: Pick<AssessedRow, 'assessments'>) => new Date(assessments[0]?.released_at ?? 0);

/** The sitting of a submission whose first release is the last one of all its submissions; null: another is. */
async function findCompleted(db: MailSource['db'], row: AssessedRow): Promise<string | null> {
  if (row.sitting_id === null) return null;
  const released = (await findOfSittings(db, [row.sitting_id]))
    .filter(({ assessments }) => assessments.length > 0)
    .toSorted((one, other) => releaseOf(one).getTime() - releaseOf(other).getTime() || (one.id < other.id ? -1 : 1));
  return released.at(-1)?.id === row.id ? row.sitting_id : null;
}
