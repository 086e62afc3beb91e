import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import { MINUTE, RESET_LINK_LIFE } from '../../limits.ts';
import { mailedLink } from '../../platform/mail/mailed-link.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { passwordResetMail } from '../../platform/mail/templates/password-reset.ts';
import { confirmAddress, findAccountForSignIn, replacePassword, type Account } from './account.repo.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { deleteReset, findReset, insertReset, takeReset } from './password-reset.repo.ts';
import { hashToken, makeToken } from './tokens.ts';

/**
 * Mails a link to the account, if one exists and may sign in; the response does not reveal it. After a link no other one is mailed for a
 * minute, so an account has at most as many links as a link has minutes.
 */
export async function sendResetLink(deps: Deps, email: string): Promise<void> {
  const account = await findAccountForSignIn(deps.db, email);
  if (account?.status === 'active') await sendResetLinkTo(deps, account);
}

/** @returns false if a link was mailed within the last minute. */
export function sendResetLinkTo(deps: Deps, account: Pick<Account, 'id' | 'email' | 'first_name'>): Promise<boolean> {
  const { brand } = deps.config;
  const { email, first_name: firstName } = account;
  return sendLink(deps, account, {
    life: RESET_LINK_LIFE,
    isOneEnough: false,
    write: (link) => passwordResetMail({ brand, email, firstName, link, minutes: RESET_LINK_LIFE / MINUTE }),
  });
}

interface LinkToSend {
  /** Milliseconds until the link expires. */
  readonly life: number;
  /** Sends nothing while an earlier link of this kind is valid. */
  readonly isOneEnough: boolean;
  readonly write: (link: string) => Mail;
}

/**
 * Mails a link that sets a password, at most once a minute.
 *
 * @returns whether one was mailed now.
 */
export async function sendLink(
  deps: Deps,
  account: Pick<Account, 'id' | 'email'>,
  { life, isOneEnough, write }: LinkToSend,
): Promise<boolean> {
  const now = deps.now();
  const token = makeToken();
  const hash = hashToken(token);
  const isNew = await insertReset(deps.db, {
    hash,
    user_id: account.id,
    created_at: now,
    expires_at: new Date(now.getTime() + life),
    since: new Date(now.getTime() - MINUTE),
    // Links of "Forgot password" expire earlier.
    unlessUntil: isOneEnough ? new Date(now.getTime() + RESET_LINK_LIFE) : null,
  });
  if (!isNew) return false;
  try {
    await deps.mailer.send(write(resetLink(deps, token, account.email)));
    return true;
  } catch (error) {
    // The link was not delivered, so it must not delay the next one.
    await deleteReset(deps.db, hash);
    throw error;
  }
}

export interface PasswordReset {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Sets the password that a link allows, ends every session of the account and confirms its address. A link works once. */
export async function resetPassword(deps: Deps, reset: PasswordReset): Promise<void> {
  if (!reset.token || !reset.email)
    throw new AppError('reset_link_invalid', 'Missing token or email. The link might be invalid.');
  const link = { hash: hashToken(reset.token), email: reset.email, now: deps.now() };
  // The link is checked before the password: an invalid link must not reveal the password's rules.
  const storedLink = await findReset(deps.db, link);
  if (!storedLink) throw linkInvalid();
  const userId = storedLink.user_id;
  await checkNewPassword(reset);
  const passwordHash = await hashPassword(reset.password);
  await inTransaction(deps.db, { by: userId }, async (trx) => {
    if (!(await takeReset(trx, { ...link, userId }))) throw linkInvalid();
    await replacePassword(trx, { userId, passwordHash, keepToken: null });
    await confirmAddress(trx, userId, link.now);
  });
}

function linkInvalid(): AppError {
  return new AppError('reset_link_invalid', 'Invalid or expired reset link. Please try again.');
}

/** The address of the page that sets a password with a token. */
export function resetLink(deps: Deps, token: string, email: string): string {
  return mailedLink(deps.config, '/reset-password', { token, email });
}
