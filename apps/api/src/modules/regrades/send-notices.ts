import type { Deps } from '../../deps.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { sendClaimed } from '../../platform/mail/send-claimed.ts';
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

function mailOf(
  results: readonly [NoticedResult, ...NoticedResult[]],
  { brand, learnerWebUrl, port }: Pick<Deps['config'], 'brand' | 'learnerWebUrl' | 'port'>,
): Mail {
  const [{ email, first_name, title, part_number, reason, is_undo }] = results;
  const progress = new URL('/progress', learnerWebUrl ?? `http://localhost:${port}`).href;
  const what = is_undo
    ? 'A correction of the answer key was taken back, and your result with it.'
    : 'The answer key of a question was put right, and your result with it.';
  const lines = results.map(
    ({ submitted_at, marks_before, marks_after, total }) =>
      `- ${submitted_at.toISOString().slice(0, 10)}: was ${marks_before} of ${total}, now ${marks_after} of ${total}`,
  );
  const why = reason === '' ? [] : [`Reason: ${reason}`];
  return {
    to: email,
    subject: `${brand}: your result of “${title}” has changed`,
    text: [
      `Hello ${first_name},`,
      `${what} Test: ${title}, part ${part_number}.`,
      lines.join('\n'),
      ...why,
      `Your results: ${progress}`,
    ].join('\n\n'),
  };
}
