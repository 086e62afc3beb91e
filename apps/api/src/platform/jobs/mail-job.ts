import type { Config } from '../../config/config.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { Job } from './job.ts';

export interface MailSource {
  readonly config: Config;
  readonly db: Kysely<Schema>;
}

/**
 * Creates a job that mails one message on request, and tries again for eight hours while the mail server fails. `compose` reads what the
 * message is about when the job runs, and returns null if there is nothing to mail any more.
 */
export function mailJob<Data extends object, Work extends MailSource = MailSource>(
  name: string,
  compose: (source: Work, data: Data) => Promise<Mail | null>,
): Job<Work & { readonly mailer: Mailer }, Data> {
  return {
    name,
    schedule: null,
    retries: { most: 50, seconds: 60 },
    limitSeconds: 600,
    pollSeconds: 5,
    run: async (work, data) => {
      const mail = await compose(work, data);
      if (mail) await work.mailer.send(mail);
    },
  };
}
