import type { Deps } from '../../deps.ts';
import { mailedLink } from '../../platform/mail/mailed-link.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { sendClaimed } from '../../platform/mail/send-claimed.ts';
import { changedResultMail } from '../../platform/mail/templates/changed-result.ts';
import { claimNotices, deleteNotice, findNoticed, type NoticedResult } from './notices.repo.ts';

/** Mails every learner whose marks a regrade changed. */
export async function sendNotices(work: Pick<Deps, 'config' | 'db' | 'mailer' | 'now'>): Promise<void> {
  await sendClaimed(work, {
    claim: claimNotices,
    write: async (db, notice) => {
      const [first, ...others] = await findNoticed(db, notice);
      return first ? mailOf([first, ...others], work.config) : null;
    },
    remove: deleteNotice,
  });
}

function mailOf([first, ...others]: readonly [NoticedResult, ...NoticedResult[]], config: Deps['config']): Mail {
  return changedResultMail({
    brand: config.brand,
    email: first.email,
    firstName: first.first_name,
    title: first.title,
    partNumber: first.part_number,
    isUndo: first.is_undo,
    reason: first.reason,
    results: [first, ...others].map((result) => ({
      submittedAt: result.submitted_at,
      marksBefore: result.marks_before,
      marksAfter: result.marks_after,
      total: result.total,
    })),
    progressLink: mailedLink(config, '/progress', {}),
  });
}
