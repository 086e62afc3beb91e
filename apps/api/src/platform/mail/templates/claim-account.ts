import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';
import { countOf } from '../../text/count-of.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly link: string;
  readonly days: number;
}

/** Lets the owner of an unconfirmed address take over its account. Without the account's name: perhaps another person entered it. */
export function claimAccountMail({ brand, email, link, days }: Values): Mail {
  return composeMail({
    to: email,
    subject: `Confirm your email address for ${brand}`,
    paragraphs: [
      'Hello,',
      `There is a ${brand} account with your email address, but the address has not been confirmed.`,
      `Open this link to set a new password. The account is then yours, and everyone who is signed in to it is signed out. The link works once and expires in ${countOf(days, 'day', 'days')}:`,
      { link },
      'If you do not want this account, you do not need to do anything.',
      brand,
    ],
  });
}
