import type { Deps } from '../../deps.ts';
import { sendClaimed } from '../../platform/mail/send-claimed.ts';
import { decisionMail } from './decision-mail.ts';
import { claimNotices, deleteNotice } from './notices.repo.ts';
import { findHeld } from './problem-reports.repo.ts';

/** Mails every learner whose report was decided or replied to what the report says by then. */
export async function sendReplies(work: Pick<Deps, 'config' | 'db' | 'mailer' | 'now'>): Promise<void> {
  await sendClaimed(work, {
    claim: claimNotices,
    write: async (db, { report_id }) => {
      const report = await findHeld(db, report_id);
      if (report?.status !== 'active' || report.state === 'open') return null;
      return decisionMail(work.config, report, { state: report.state, reply: report.reply });
    },
    remove: deleteNotice,
  });
}
