import { DAY, HOUR } from '../../../limits.ts';
import { mailJob, type MailSource } from '../../../platform/jobs/mail-job.ts';
import { mailedLink } from '../../../platform/mail/mailed-link.ts';
import { assignmentMail } from '../../../platform/mail/templates/assignment.ts';
import { zonedMinuteText } from '../../../platform/text/times.ts';
import { isActive } from '../../account/account.ts';
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
      .select(['email', 'first_name', 'status', 'expires_at', 'assignment_mails_off'])
      .where('id', '=', userId)
      .executeTakeFirst();
    const [own] = await readOwn(db, { userId, now: at }, assignmentId);
    if (!user || !own || user.assignment_mails_off || !isActive(user, { now: at, timeZone: config.timeZone }))
      return null;
    const { opens_at, own_due_at } = own.row;
    // The times may have changed since the request; a later due time is mailed about later.
    const isLater = about === 'due' && own_due_at.getTime() > at.getTime() + DAY + HOUR;
    if (opens_at > at || own_due_at <= at || isLater) return null;
    const standings = standingsOf({ ...own, assignment: own.row, dueAt: own.row.own_due_at, now: at });
    if (standings.every(({ state }) => state === 'done' || state === 'missed')) return null;
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
