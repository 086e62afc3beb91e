import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import type { GuessLimits } from '../../platform/throttle/guess-limits.ts';
import { replacePassword } from './account.repo.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { holdProven, proveIdentity } from './sign-in.ts';

export interface PasswordChange {
  readonly caller: Caller | null;
  readonly username: string | undefined;
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmation: string;
  readonly network: string;
}

/** Signed in: the caller's own account. Signed out: the username and the old password identify the account. */
export async function changePassword(deps: Deps, limits: GuessLimits, change: PasswordChange): Promise<void> {
  const { caller } = change;
  const email = caller ? ownEmail(caller, change.username) : requiredUsername(change.username);
  const account = await withOldPassword(
    caller,
    proveIdentity(deps, limits, { email, password: change.currentPassword, network: change.network }),
  );
  await checkNewPassword({ password: change.password, confirmation: change.confirmation, email: account.email });
  const passwordHash = await hashPassword(change.password);
  const keepToken = caller?.tokenHash ?? null;
  const changed = inTransaction(deps.db, { by: null }, async (trx) => {
    await holdProven(trx, account.id, account);
    await replacePassword(trx, { userId: account.id, passwordHash, keepToken });
  });
  await withOldPassword(caller, changed);
}

function ownEmail(caller: Caller, username: string | undefined): string {
  if (!username || username.toLowerCase() === caller.email.toLowerCase()) return caller.email;
  throw new AppError('forbidden', 'This is not your username. Enter the email address that you sign in with.');
}

function requiredUsername(username: string | undefined): string {
  if (username) return username;
  const issue = { path: 'username', message: 'Username is required' };
  throw new AppError('validation_failed', issue.message, { issues: [issue] });
}

/** For a signed-in user a wrong old password is a form error, not a failed sign-in. */
async function withOldPassword<T>(caller: Caller | null, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!caller || !(error instanceof AppError) || error.code !== 'invalid_credentials') throw error;
    const issue = { path: 'current_password', message: 'The old password is incorrect.' };
    throw new AppError('incorrect_password', issue.message, { issues: [issue], cause: error });
  }
}
