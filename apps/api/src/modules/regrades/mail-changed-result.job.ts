import { mailJob } from '../../platform/jobs/mail-job.ts';
import { mailedLink } from '../../platform/mail/mailed-link.ts';
import { changedResultMail } from '../../platform/mail/templates/changed-result.ts';
import { findChangedResults, type Regraded } from './changed-results.repo.ts';

/** Mails a learner whose marks a regrade changed. */
export const mailChangedResult = mailJob('mail-changed-result', async ({ config, db }, regraded: Regraded) => {
  const results = await findChangedResults(db, regraded);
  const [first] = results;
  if (!first) return null;
  return changedResultMail({
    brand: config.brand,
    email: first.email,
    firstName: first.first_name,
    title: first.title,
    partNumber: first.part_number,
    question: first.address,
    isUndo: first.is_undo,
    reason: first.reason,
    results: results.map((result) => ({
      submittedAt: result.submitted_at,
      marksBefore: result.marks_before,
      marksAfter: result.marks_after,
      total: result.total,
    })),
    progressLink: mailedLink(config, '/progress', {}),
  });
});
