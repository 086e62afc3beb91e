import { skills } from '@bandwise/domain';
import { mailJob } from '../../platform/jobs/mail-job.ts';
import { mailedLink } from '../../platform/mail/mailed-link.ts';
import { assessedTextMail } from '../../platform/mail/templates/assessed-text.ts';
import { findAssessed } from './queue.repo.ts';

interface Released {
  readonly submissionId: string;
  readonly version: number;
}

/** Mails a learner that an assessment was released. A withdrawn release, or one that has been corrected since, gets no mail. */
export const mailFeedback = mailJob('mail-feedback', async ({ config, db }, { submissionId, version }: Released) => {
  const row = await findAssessed(db, submissionId);
  if (!config.submissions || row?.status !== 'active' || row.assessments.at(-1)?.version !== version) return null;
  return assessedTextMail({
    brand: config.brand,
    email: row.email,
    firstName: row.first_name,
    title: row.title,
    isSpoken: skills[row.skill].isSpoken,
    isCorrection: version > 1,
    feedbackLink: mailedLink(config, `/feedback/${submissionId}`, {}),
  });
});
