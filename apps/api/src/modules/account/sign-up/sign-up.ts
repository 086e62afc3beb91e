import type { Deps } from '../../../deps.ts';
import { doOnce } from '../../../platform/idempotency/do-once.ts';
import type { IdempotencyKey } from '../../../platform/idempotency/idempotency-key.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { mailedLink } from '../../../platform/mail/mailed-link.ts';
import { findAccountForSignIn, type NewAccountRow } from '../account.repo.ts';
import { hashToken, makeToken } from '../tokens.ts';
import { sendClaimLink } from './claim.ts';
import { deleteSignUp, insertSignUp } from './sign-ups.repo.ts';

const HOUR = 60 * 60 * 1000;
const LINK_HOURS = 24;

/**
 * Stores a sign-up until the link in a mail confirms its address. What is done before the answer does not depend on
 * whether the address has an account, so neither the answer nor its time tells; the mail tells the owner.
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
    const expires_at = new Date(created_at.getTime() + LINK_HOURS * HOUR);
    await insertSignUp(trx, { hash, first_name, last_name, email, password_hash, created_at, expires_at });
    isNew = true;
    return null;
  });
  if (isNew) deps.background.run(() => tellOwner(deps, { email, token }));
}

async function tellOwner(deps: Deps, { email, token }: { email: string; token: string }): Promise<void> {
  const account = await findAccountForSignIn(deps.db, email);
  if (account) await deleteSignUp(deps.db, hashToken(token));
  if (!account) await deps.mailer.send(confirmationMail(deps, { email, token }));
  else if (account.email_confirmed_at === null && account.status === 'active') await sendClaimLink(deps, account);
  else await deps.mailer.send(accountExistsMail(deps, account));
}

/** Names are left out: anybody can enter one, to be mailed to anybody. */
function confirmationMail(deps: Deps, { email, token }: { email: string; token: string }): Mail {
  const { brand } = deps.config;
  return {
    to: email,
    subject: `Confirm your ${brand} address`,
    text: [
      'Hello,',
      `Your address was used to sign up to ${brand}. Open this link and enter the password that you chose. It works once, for ${LINK_HOURS} hours:`,
      mailedLink(deps.config, '/confirm-email', { token, email }),
      'If you did not sign up, you need not do anything: without this link there is no account.',
      brand,
    ].join('\n\n'),
  };
}

function accountExistsMail(deps: Deps, account: { readonly email: string; readonly first_name: string }): Mail {
  const { brand } = deps.config;
  return {
    to: account.email,
    subject: `You already have a ${brand} account`,
    text: [
      `Hello ${account.first_name},`,
      `Your address was used to sign up to ${brand}, but it already has an account. Nothing has changed. Sign in here:`,
      mailedLink(deps.config, '/login', {}),
      'If you do not know your password, you can set a new one:',
      mailedLink(deps.config, '/forgot-password', {}),
      'If you did not sign up, you need not do anything.',
      brand,
    ].join('\n\n'),
  };
}
