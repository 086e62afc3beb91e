import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { DAY, INVITATION_LIFE } from '../../limits.ts';
import { consoleLink } from '../../platform/mail/mailed-link.ts';
import { invitationMail } from '../../platform/mail/templates/invitation.ts';
import { insertAccounts, type InsertedAccount, type NewAccountRow } from './account.repo.ts';
import { deleteReset, insertResets } from './password-reset.repo.ts';
import { resetLink } from './password-reset.ts';
import { hashPassword } from './passwords.ts';
import { hashToken, makeToken } from './tokens.ts';

export interface Invitation {
  readonly account: InsertedAccount;
  /** The token of the link that sets the first password. It is in memory only, until the mail is sent. */
  readonly token: string;
}

/** The hash of a random password: such an account can only be opened by a link. */
export function hashOfNoPassword(): Promise<string> {
  return hashPassword(makeToken());
}

/** Adds accounts whose owners set the password themselves, except those whose address already has an account. */
export async function addInvitedAccounts(
  trx: Transaction<Schema>,
  { now }: Pick<Deps, 'now'>,
  accounts: readonly NewAccountRow[],
): Promise<readonly Invitation[]> {
  const at = now();
  const invitations = (await insertAccounts(trx, accounts)).map((account) => ({ account, token: makeToken() }));
  const expires_at = new Date(at.getTime() + INVITATION_LIFE);
  await insertResets(
    trx,
    invitations.map(({ account, token }) => ({
      hash: hashToken(token),
      user_id: account.id,
      created_at: at,
      expires_at,
    })),
  );
  return invitations;
}

/** Mails the links one after the other. @throws after all attempts, if a mail failed. */
export async function sendInvitations(
  deps: Deps,
  by: { readonly firstName: string; readonly lastName: string },
  invitations: readonly Invitation[],
): Promise<void> {
  const { brand } = deps.config;
  const days = INVITATION_LIFE / DAY;
  const addedBy = `${by.firstName} ${by.lastName}`.trim();
  const causes: unknown[] = [];
  let failed = 0;
  for (const invitation of invitations) {
    const { email, first_name: firstName, role } = invitation.account;
    const link = resetLink(deps, invitation.token, email);
    try {
      await deps.mailer.send(
        invitationMail({
          brand,
          email,
          firstName,
          addedBy,
          link,
          consoleLink: role === 'learner' ? null : consoleLink(deps.config),
          days,
        }),
      );
    } catch (error) {
      failed += 1;
      causes.push(error);
      // The link was not delivered; if this deletion fails, it expires.
      await deleteReset(deps.db, hashToken(invitation.token)).catch((second: unknown) => causes.push(second));
    }
  }
  if (failed > 0) throw new AggregateError(causes, `${failed} of ${invitations.length} invitations could not be sent`);
}
