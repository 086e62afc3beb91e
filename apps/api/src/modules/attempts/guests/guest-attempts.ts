import { Signer } from '@fastify/cookie';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { GUEST_ATTEMPT_LIFE } from '../../../limits.ts';

export interface GuestAttempts {
  /** Starts a guest's attempt at a section, or at a whole exam. @returns the token that it is marked with. */
  start(subject: string): string;
  /**
   * Ends the attempt of a token: other answers are refused from then on; the same answers are accepted, because the first response may have
   * been lost. @returns the attempt's id and start.
   * @throws not_started, attempt_closed
   */
  end(attempt: {
    readonly subject: string;
    readonly token: string | undefined;
    readonly digest: string;
  }): Promise<GuestAttempt>;
}

export interface GuestAttempt {
  readonly id: string;
  readonly started_at: Date;
}

/**
 * Tokens are `<id>.<expiry>.<signature>`. A started attempt is stored nowhere, and every API process can check its token. Only the id of
 * an attempt that was marked is stored, until the token expires.
 */
export function createGuestAttempts(options: {
  readonly db: Kysely<Schema>;
  readonly secret: string;
  readonly now: () => Date;
}): GuestAttempts {
  const { db, secret, now } = options;
  const signerFor = (subject: string) => new Signer(JSON.stringify(['guest-attempt', secret, subject]));

  function read(subject: string, token: string | undefined) {
    const { valid, value } = signerFor(subject).unsign(token ?? '');
    const [id = '', expiry] = valid && value !== null ? value.split('.') : [];
    const expires_at = new Date(Number(expiry));
    if (!(expires_at > now()))
      throw new AppError(
        'not_started',
        'This test was started somewhere else or too long ago. Reload the page and submit it again.',
      );
    return { id, expires_at };
  }

  return {
    start: (subject) => signerFor(subject).sign(`${crypto.randomUUID()}.${now().getTime() + GUEST_ATTEMPT_LIFE}`),

    async end({ subject, token, digest }) {
      const attempt = read(subject, token);
      const started = { id: attempt.id, started_at: new Date(attempt.expires_at.getTime() - GUEST_ATTEMPT_LIFE) };
      const inserted = await db
        .insertInto('guest_attempts')
        .values({ ...attempt, digest })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted) return started;
      const marked = await db
        .selectFrom('guest_attempts')
        .select('digest')
        .where('id', '=', attempt.id)
        .executeTakeFirst();
      if (marked?.digest !== digest)
        throw new AppError(
          'attempt_closed',
          'These questions have already been marked. To answer them again, start the test again.',
        );
      return started;
    },
  };
}
