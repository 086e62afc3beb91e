import { Signer } from '@fastify/cookie';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { GUEST_ATTEMPT_LIFE } from '../../../limits.ts';
import type { VersionId } from '../../sections/sections.ts';

export interface GuestAttempts {
  /**
   * Starts a guest's attempt at a section, or at a whole exam. @returns the token that it is marked with, which carries the versions that
   * the guest is shown.
   */
  start(subject: string, shown: readonly VersionId[]): string;
  /**
   * Ends the attempt of a token: other answers are refused from then on; the same answers are accepted, because the first response may have
   * been lost.
   * @throws not_started, attempt_closed
   */
  end(attempt: EndedAttempt): Promise<GuestAttempt>;
}

export interface EndedAttempt {
  readonly subject: string;
  readonly token: string | undefined;
  /** Equal for equal answers only. */
  readonly digest: (attempt: GuestAttempt) => string;
}

export interface GuestAttempt {
  readonly id: string;
  readonly started_at: Date;
  /** The versions that the guest was shown. Empty for a token of an older release. */
  readonly shown: readonly VersionId[];
}

/**
 * Tokens are `<id>.<expiry>.<section:version>,….<signature>`. A started attempt is stored nowhere, and every API process can check its
 * token. Only the id of an attempt that was marked is stored, until the token expires.
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
    const [id = '', expiry, versions = ''] = valid && value !== null ? value.split('.') : [];
    const expires_at = new Date(Number(expiry));
    if (!(expires_at > now()))
      throw new AppError(
        'not_started',
        'This test was started somewhere else or too long ago. Reload the page and submit it again.',
      );
    return { id, expires_at, shown: readShown(versions) };
  }

  return {
    start(subject, shown) {
      const versions = shown.map(({ id, version }) => `${id}:${version}`).join();
      return signerFor(subject).sign(`${crypto.randomUUID()}.${now().getTime() + GUEST_ATTEMPT_LIFE}.${versions}`);
    },

    async end({ subject, token, digest: digestOf }) {
      const { id, expires_at, shown } = read(subject, token);
      const attempt = { id, started_at: new Date(expires_at.getTime() - GUEST_ATTEMPT_LIFE), shown };
      const digest = digestOf(attempt);
      const inserted = await db
        .insertInto('guest_attempts')
        .values({ id, expires_at, digest })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted) return attempt;
      const marked = await db.selectFrom('guest_attempts').select('digest').where('id', '=', id).executeTakeFirst();
      if (marked?.digest !== digest)
        throw new AppError(
          'attempt_closed',
          'These questions have already been marked. To answer them again, start the test again.',
        );
      return attempt;
    },
  };
}

/**
 * The version of a section that the guest was shown. A token of an older release has none, and the current version counts.
 * @returns null: the section was added to the exam later.
 */
export function shownVersion({ id, version }: VersionId, attempt: GuestAttempt | null): number | null {
  if (!attempt || attempt.shown.length === 0) return version;
  return attempt.shown.find((one) => one.id === id)?.version ?? null;
}

function readShown(versions: string): readonly VersionId[] {
  return versions.split(',').flatMap((pair) => {
    const [id, version] = pair.split(':');
    return id && version ? [{ id, version: Number(version) }] : [];
  });
}
