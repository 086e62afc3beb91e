import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Mail } from './mailer.ts';

/** Rows that say who is still to be told of something; each is written with what it tells of, and deleted once it is told. */
export interface Outbox<Notice> {
  /** Some that nobody is sending: nobody else takes them until the claim runs out, which it does where a process died with it. */
  readonly claim: (db: Kysely<Schema>, at: { readonly now: Date; readonly until: Date }) => Promise<readonly Notice[]>;
  /** null: there is nothing to be told any more. */
  readonly write: (db: Kysely<Schema>, notice: Notice) => Promise<Mail | null>;
  readonly remove: (db: Kysely<Schema>, notice: Notice) => Promise<void>;
}

/** How long nobody else tells whom a process is telling; what could not be sent is tried again after that. */
const CLAIM = 10 * 60_000;

/**
 * Mails everybody who is still to be told, one after the other; any number of processes may do so at once. A process that
 * dies between a mail and its deletion sends it twice rather than never.
 * @throws what could not be sent, after all were tried.
 */
export async function sendClaimed<Notice>(
  { db, mailer, now }: Pick<Deps, 'db' | 'mailer' | 'now'>,
  { claim, write, remove }: Outbox<Notice>,
): Promise<void> {
  const failures: unknown[] = [];
  const send = async (notice: Notice) => {
    const mail = await write(db, notice);
    if (mail) await mailer.send(mail);
    await remove(db, notice);
  };
  for (;;) {
    const at = now();
    const notices = await claim(db, { now: at, until: new Date(at.getTime() + CLAIM) });
    if (notices.length === 0) break;
    for (const notice of notices) await send(notice).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everybody could be told');
}
