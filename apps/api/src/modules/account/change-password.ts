import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import type { Throttle } from '../../platform/throttle/throttle.ts';
import { replacePassword, type AccountWithHash } from './account.repo.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { proveIdentity } from './sign-in.ts';

export interface PasswordChange {
  readonly caller: Caller | null;
  readonly username: string | undefined;
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmation: string;
  readonly address: string;
}

/** Signed in: the caller's own account. Signed out: the username and the old password prove whose it is. */
export async function changePassword(deps: Deps, throttle: Throttle, change: PasswordChange): Promise<void> {
  const { caller } = change;
  const email = caller ? ownEmail(caller, change.username) : requiredUsername(change.username);
  const account = await proveWithOldPassword(deps, throttle, { ...change, email });
  checkNewPassword({ password: change.password, confirmation: change.confirmation, email: account.email });
  const passwordHash = await hashPassword(change.password);
  const keepToken = caller?.tokenHash ?? null;
  await inTransaction(deps.db, { by: account.id }, (trx) =>
    replacePassword(trx, { userId: account.id, passwordHash, keepToken }),
  );
}

function ownEmail(caller: Caller, username: string | undefined): string {
  if (!username || username.toLowerCase() === caller.email.toLowerCase()) return caller.email;
  throw new AppError('forbidden', 'You can only change the password of your own account.');
}

function requiredUsername(username: string | undefined): string {
  if (username) return username;
  const issue = { path: 'username', message: 'Username is required' };
  throw new AppError('validation_failed', issue.message, { issues: [issue] });
}

/** Signed in, a wrong old password is a mistake in the form and not a failed sign-in. */
async function proveWithOldPassword(
  deps: Deps,
  throttle: Throttle,
  change: PasswordChange & { email: string },
): Promise<AccountWithHash> {
  try {
    return await proveIdentity(deps, throttle, {
      email: change.email,
      password: change.currentPassword,
      address: change.address,
    });
  } catch (error) {
    if (!change.caller || !(error instanceof AppError) || error.code !== 'invalid_credentials') throw error;
    const issue = { path: 'current_password', message: 'The old password is incorrect.' };
    throw new AppError('incorrect_password', issue.message, { issues: [issue], cause: error });
  }
}
