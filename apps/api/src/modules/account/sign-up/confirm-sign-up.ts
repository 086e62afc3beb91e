import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { AppError } from '../../../errors/app-error.ts';
import { insertAccounts } from '../account.repo.ts';
import { verifyPassword } from '../passwords.ts';
import { openSession } from '../sign-in.ts';
import { hashToken } from '../tokens.ts';
import { deleteSignUpsOf, findSignUp, takeSignUp } from './sign-ups.repo.ts';

export interface Confirmation {
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Creates the account of a sign-up and signs its owner in. The link shows whose the mailbox is, the password who signed
 * up: with the link alone, the owner of an address would open an account whose password someone else has chosen.
 *
 * @returns the token of a session
 */
export async function confirmSignUp(
  deps: Deps,
  { token, email, password }: Confirmation,
  userAgent: string | null,
): Promise<string> {
  if (deps.config.registration !== 'open')
    throw new AppError('sign_up_closed', 'Sign-up is closed. Please ask an administrator for an account.');
  const now = deps.now();
  const signUp = await findSignUp(deps.db, { hash: hashToken(token), email, now });
  if (!signUp) throw linkInvalid();
  if (!(await verifyPassword(signUp.password_hash, password))) throw wrongPassword();
  const { hash, first_name, last_name, password_hash } = signUp;
  const account = await inTransaction(deps.db, { by: null }, async (trx) => {
    if (!(await takeSignUp(trx, hash))) throw linkInvalid();
    const row = { first_name, last_name, email: signUp.email, password_hash, created_at: now, email_confirmed_at: now };
    const [added] = await insertAccounts(trx, [row]);
    if (!added)
      throw new AppError('email_taken', 'There is already an account with this email address. Please sign in.');
    await deleteSignUpsOf(trx, signUp.email);
    return added;
  });
  return openSession(deps, account.id, { userAgent });
}

function linkInvalid(): AppError {
  return new AppError('confirm_link_invalid', 'This link is invalid or has expired. Please sign up again.');
}

function wrongPassword(): AppError {
  const message = 'This is not the password that you chose when you signed up.';
  return new AppError('incorrect_password', message, { issues: [{ path: 'password', message }] });
}
