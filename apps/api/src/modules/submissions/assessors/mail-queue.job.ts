import type { Deps } from '../../../deps.ts';
import { HOUR } from '../../../limits.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { consoleLink } from '../../../platform/mail/mailed-link.ts';
import { waitingTextsMail } from '../../../platform/mail/templates/waiting-texts.ts';
import { countQueue } from '../queue.repo.ts';
import { isAssessor } from '../submissions.policy.ts';
import { findMailed, setMailed } from './assessors.repo.ts';

/** A repeated run of the same day sends no second mail. */
const MAILED_AGAIN_AFTER = 12 * HOUR;

/** Mails assessors who want it once a day that texts wait. */
export const mailQueueJob: Job<Pick<Deps, 'config' | 'db' | 'mailer' | 'now'>> = {
  name: 'mail-queue',
  schedule: '0 5 * * *',
  retries: { most: 10, seconds: 60 },
  limitSeconds: 600,
  pollSeconds: 60,
  run: async ({ config, db, mailer, now }) => {
    if (!config.submissions) return;
    const assessors = await findMailed(db, new Date(now().getTime() - MAILED_AGAIN_AFTER));
    const failures: unknown[] = [];
    for (const { email, first_name, ...by } of assessors.filter(isAssessor)) {
      try {
        const count = (state: 'second_opinion' | 'waiting') => countQueue(db, { by, state, search: '' });
        const [waiting, opinions] = [await count('waiting'), await count('second_opinion')];
        if (waiting + opinions === 0) continue;
        await mailer.send(
          waitingTextsMail({
            brand: config.brand,
            email,
            firstName: first_name,
            waiting,
            opinions,
            queueLink: `${consoleLink(config)}/assessing`,
          }),
        );
        await setMailed(db, by.id, now());
      } catch (error) {
        // One address that refuses mail delays no other.
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  },
};
