import { mailJob } from '../../platform/jobs/mail-job.ts';
import { reviewLink } from '../../platform/mail/review-link.ts';
import { problemDecisionMail } from '../../platform/mail/templates/problem-decision.ts';
import { findStoredReport } from './problem-reports.repo.ts';

interface Decided {
  readonly reportId: string;
  /** The report's revision that the decision made. */
  readonly revision: number;
}

/** Mails the decision on a report to its learner. A later decision requests another mail. */
export const mailDecision = mailJob(
  'mail-problem-decision',
  async ({ config, db }, { reportId, revision }: Decided) => {
    const report = await findStoredReport(db, reportId);
    if (report?.status !== 'active' || report.state === 'open' || report.revision !== revision) return null;
    const { section_id: id, skill, part_number, number, title, words, state, reply } = report;
    return problemDecisionMail({
      brand: config.brand,
      email: report.email,
      firstName: report.first_name,
      number,
      title,
      words,
      state,
      reply,
      reviewLink: reviewLink(config, { id, skill, part_number }, report.attempt_id),
    });
  },
);
