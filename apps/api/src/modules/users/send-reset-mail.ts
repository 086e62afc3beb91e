import { isPastDay } from '@bandwise/api-contract/common';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/handler.ts';
import { sendResetLinkTo } from '../account/account.ts';
import { nameInAudit, recordAudit } from '../audit/audit.ts';
import { userNotFound } from './change-user.ts';
import { findUser } from './users.repo.ts';

/** Mails a user the link of "Forgot password", with the same rate limit. */
export async function sendResetMail(deps: Deps, actor: Caller, id: string): Promise<{ email: string }> {
  const { config, db } = deps;
  const at = deps.now();
  const user = await findUser(db, id);
  if (!user) throw userNotFound();
  const isExpired = user.expires_at !== null && isPastDay(user.expires_at, { now: at, timeZone: config.timeZone });
  if (user.status !== 'active' || isExpired)
    throw new AppError(
      'validation_failed',
      'This account is disabled or has expired, so a new password would not help.',
    );
  if (!(await send(deps, user)))
    throw new AppError('too_many_requests', 'A link was sent less than a minute ago. Please wait a minute.', {
      retryAfter: 60,
    });
  await inTransaction(db, { by: actor.id }, (trx) =>
    recordAudit(trx, {
      at,
      actor,
      action: 'user.reset_mail',
      targetType: 'user',
      targetId: id,
      name: nameInAudit(user),
    }),
  );
  return { email: user.email };
}

async function send(deps: Deps, user: Parameters<typeof sendResetLinkTo>[1]): Promise<boolean> {
  try {
    return await sendResetLinkTo(deps, user);
  } catch (error) {
    throw new AppError('unavailable', 'The email could not be sent. Please try again later.', { cause: error });
  }
}
