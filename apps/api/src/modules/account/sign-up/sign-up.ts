import type { Deps } from '../../../deps.ts';
import { HOUR, SIGN_UP_LINK_LIFE } from '../../../limits.ts';
import { doOnce } from '../../../platform/idempotency/do-once.ts';
import type { IdempotencyKey } from '../../../platform/idempotency/idempotency-key.ts';
import { mailedLink } from '../../../platform/mail/mailed-link.ts';
import { accountExistsMail } from '../../../platform/mail/templates/account-exists.ts';
import { confirmAddressMail } from '../../../platform/mail/templates/confirm-address.ts';
import { findAccountForSignIn, type NewAccountRow } from '../account.repo.ts';
import { hashToken, makeToken } from '../tokens.ts';
import { sendClaimLink } from './claim.ts';
import { deleteSignUp, insertSignUp } from './sign-ups.repo.ts';

/**
 * Stores a sign-up until the link in a mail confirms its address. The work before the response is the same for an address with an account,
 * so neither response nor time reveals it; only the mail does.
 */
export async function signUp(
  deps: Deps,
  { by, key }: { readonly by: string | null; readonly key: IdempotencyKey | null },
  account: NewAccountRow,
): Promise<void> {
  const token = makeToken();
  const hash = hashToken(token);
  const { first_name, last_name, email, password_hash, created_at } = account;
  let isNew = false;
  await doOnce(deps, { by, key }, async (trx) => {
    const expires_at = new Date(created_at.getTime() + SIGN_UP_LINK_LIFE);
    await insertSignUp(trx, { hash, first_name, last_name, email, password_hash, created_at, expires_at });
    isNew = true;
    return null;
  });
  if (isNew) deps.background.run(() => tellOwner(deps, { email, token }));
}

async function tellOwner(deps: Deps, { email, token }: { email: string; token: string }): Promise<void> {
  const { brand } = deps.config;
  const account = await findAccountForSignIn(deps.db, email);
  if (!account) {
    const link = mailedLink(deps.config, '/confirm-email', { token, email });
    await deps.mailer.send(confirmAddressMail({ brand, email, link, hours: SIGN_UP_LINK_LIFE / HOUR }));
    return;
  }
  await deleteSignUp(deps.db, hashToken(token));
  if (account.email_confirmed_at === null && account.status === 'active') {
    await sendClaimLink(deps, account);
    return;
  }
  await deps.mailer.send(
    accountExistsMail({
      brand,
      email: account.email,
      firstName: account.first_name,
      signInLink: mailedLink(deps.config, '/login', {}),
      forgotPasswordLink: mailedLink(deps.config, '/forgot-password', {}),
    }),
  );
}
