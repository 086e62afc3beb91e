import type { Deps } from '../../deps.ts';
import { reviewLink } from '../../platform/mail/review-link.ts';
import { sendClaimed } from '../../platform/mail/send-claimed.ts';
import { problemDecisionMail } from '../../platform/mail/templates/problem-decision.ts';
import { claimNotices, deleteNotice } from './notices.repo.ts';
import { findHeld } from './problem-reports.repo.ts';

/** Mails every learner whose report was decided or replied to what the report says by then. */
export async function sendReplies(work: Pick<Deps, 'config' | 'db' | 'mailer' | 'now'>): Promise<void> {
  await sendClaimed(work, {
    claim: claimNotices,
    write: async (db, { report_id }) => {
      const report = await findHeld(db, report_id);
      if (report?.status !== 'active' || report.state === 'open') return null;
      const { section_id: id, skill, part_number, number, title, words, state, reply } = report;
      return problemDecisionMail({
        brand: work.config.brand,
        email: report.email,
        firstName: report.first_name,
        number,
        title,
        words,
        state,
        reply,
        reviewLink: reviewLink(work.config, { id, skill, part_number }, report.attempt_id),
      });
    },
    remove: deleteNotice,
  });
}
