import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { findAccountForSignIn, replacePassword } from './account.repo.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { insertReset, takeReset, findReset } from './password-reset.repo.ts';
import { hashToken, makeToken } from './tokens.ts';

const LINK_MINUTES = 60;

/** Mails a link to the account, if there is one that may sign in. Whether there is, nobody is told. */
export async function sendResetLink(deps: Deps, email: string): Promise<void> {
  const account = await findAccountForSignIn(deps.db, email);
  if (account?.status !== 'active') return;
  const now = deps.now();
  const token = makeToken();
  await insertReset(deps.db, {
    hash: hashToken(token),
    user_id: account.id,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_MINUTES * 60 * 1000),
  });
  const { brand } = deps.config;
  await deps.mailer.send({
    to: account.email,
    subject: `Reset your ${brand} password`,
    text: [
      `Hello ${account.first_name},`,
      `Open this link to set a new password. It works once, for ${LINK_MINUTES} minutes:`,
      resetLink(deps, token, account.email),
      'If you did not ask for this, you need not do anything: your password stays as it is.',
      brand,
    ].join('\n\n'),
  });
}

export interface PasswordReset {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Sets the password that a link allows, and ends every session of the account. A link works once. */
export async function resetPassword(deps: Deps, reset: PasswordReset): Promise<void> {
  if (!reset.token || !reset.email)
    throw new AppError('reset_link_invalid', 'Missing token or email. The link might be invalid.');
  const link = { hash: hashToken(reset.token), email: reset.email, now: deps.now() };
  // Before the password is looked at: a link that does not work has nothing to say about it.
  const found = await findReset(deps.db, link);
  if (!found) throw linkInvalid();
  checkNewPassword(reset);
  const passwordHash = await hashPassword(reset.password);
  await inTransaction(deps.db, { by: found.user_id }, async (trx) => {
    // Taken, not read: of two who use one link at the same moment, one succeeds.
    const taken = await takeReset(trx, link);
    if (!taken) throw linkInvalid();
    await replacePassword(trx, { userId: taken.user_id, passwordHash, keepToken: null });
  });
}

function linkInvalid(): AppError {
  return new AppError('reset_link_invalid', 'Invalid or expired reset link. Please try again.');
}

function resetLink(deps: Deps, token: string, email: string): string {
  const { learnerWebUrl, port } = deps.config;
  const link = new URL(`${learnerWebUrl ?? `http://localhost:${port}`}/reset-password`);
  link.search = new URLSearchParams({ token, email }).toString();
  return link.toString();
}
