import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { DAY, INVITATION_LIFE } from '../../../limits.ts';
import { claimAccountMail } from '../../../platform/mail/templates/claim-account.ts';
import type { AccountWithHash } from '../account.repo.ts';
import { sendLink } from '../password-reset.ts';

/** Whether the account's address was never confirmed, so another person may have registered it. */
export function isUnconfirmed(account: Pick<AccountWithHash, 'email_confirmed_at'>): boolean {
  return account.email_confirmed_at === null;
}

/**
 * Mails the owner of an unconfirmed address a link that sets a new password: it ends all sessions and confirms the
 * address. One link at a time is enough, however often an administrator or a sign-up meets the account.
 *
 * @returns false if an earlier link is still valid.
 */
export async function sendClaimLink(deps: Deps, account: Pick<AccountWithHash, 'id' | 'email'>): Promise<boolean> {
  const { brand } = deps.config;
  return sendLink(deps, account, {
    life: INVITATION_LIFE,
    isOneEnough: true,
    write: (link) => claimAccountMail({ brand, email: account.email, link, days: INVITATION_LIFE / DAY }),
  });
}

/**
 * The refusal to give something to an unconfirmed account, after its owner was mailed a link.
 *
 * @throws AppError `unavailable` when the mail could not be sent
 */
export async function refuseUnconfirmed(
  deps: Deps,
  account: Pick<AccountWithHash, 'id' | 'email'>,
  { code, why }: { readonly code: 'email_unconfirmed' | 'email_taken'; readonly why: string },
): Promise<never> {
  const isNow = await sendClaimLink(deps, account).catch((error: unknown) => {
    throw new AppError(
      'unavailable',
      `${why} The email to ${account.email} could not be sent. Please try again later.`,
      {
        cause: error,
      },
    );
  });
  const link = isNow ? 'We have sent a link' : 'We have already sent a link';
  const message = `${why} ${link} to ${account.email}. The owner can use it to set a new password, and is then signed out on all devices.`;
  throw new AppError(code, message, { issues: [{ path: 'email', message }] });
}
