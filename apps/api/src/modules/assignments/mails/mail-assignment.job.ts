import { mailJob, type MailSource } from '../../../platform/jobs/mail-job.ts';
import { mailedLink } from '../../../platform/mail/mailed-link.ts';
import { assignmentMail } from '../../../platform/mail/templates/assignment.ts';
import { zonedMinuteText } from '../../../platform/text/times.ts';
import { readOwn } from '../assigned.ts';
import { standingsOf } from '../standings.ts';
import { createMailToken } from './mail-switch.ts';

export interface Announced {
  readonly assignmentId: string;
  readonly userId: string;
  readonly about: 'due' | 'opened';
}

interface Work extends MailSource {
  readonly appSecret: string;
  readonly now: () => Date;
}

/**
 * Mails a learner about an assignment: not if the learner left the class, turned these mails off, is disabled, or has finished it, and not if
 * it was deleted or is over.
 */
export const mailAssignment = mailJob(
  'mail-assignment',
  async ({ appSecret, config, db, now }: Work, { assignmentId, userId, about }: Announced) => {
    const at = now();
    const user = await db
      .selectFrom('users')
      .select(['email', 'first_name', 'status', 'assignment_mails_off'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const [own] = await readOwn(db, { userId, now: at }, assignmentId);
    if (!user || !own || user.status !== 'active' || user.assignment_mails_off || own.row.own_due_at <= at) return null;
    const standings = standingsOf({ ...own, assignment: own.row, dueAt: own.row.own_due_at, now: at });
    if (standings.every(({ state }) => state === 'done')) return null;
    return assignmentMail({
      about,
      brand: config.brand,
      email: user.email,
      firstName: user.first_name,
      name: own.row.name,
      className: own.row.class_name,
      due: zonedMinuteText(own.row.own_due_at, config.timeZone),
      link: mailedLink(config, `/assigned/${assignmentId}`, {}),
      offLink: mailedLink(config, '/assignment-emails', { token: createMailToken(appSecret, userId) }),
    });
  },
);
