import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { mailedLink } from '../../platform/mail/mailed-link.ts';
import { assessedTextMail } from '../../platform/mail/templates/assessed-text.ts';
import { findAssessed } from './queue.repo.ts';

interface Released {
  readonly submissionId: string;
  readonly version: number;
}

/** Mails a learner that an assessment was released. A withdrawn release, or one that has been corrected since, gets no mail. */
export const mailFeedback: Job<Pick<Deps, 'config' | 'db' | 'mailer'>, Released> = {
  name: 'mail-feedback',
  schedule: null,
  retries: { most: 50, seconds: 60 },
  limitSeconds: 600,
  pollSeconds: 5,
  run: async ({ config, db, mailer }, { submissionId, version }) => {
    const row = await findAssessed(db, submissionId);
    if (!config.submissions || row?.status !== 'active' || row.assessments.at(-1)?.version !== version) return;
    await mailer.send(
      assessedTextMail({
        brand: config.brand,
        email: row.email,
        firstName: row.first_name,
        title: row.title,
        isCorrection: version > 1,
        feedbackLink: mailedLink(config, `/feedback/${submissionId}`, {}),
      }),
    );
  },
};
