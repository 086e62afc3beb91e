import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';
import { writeDays } from './write-days.ts';

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
    subject: `Confirm your ${brand} address`,
    paragraphs: [
      'Hello,',
      `There is an account of ${brand} with your address, but nobody has confirmed yet that the address is theirs.`,
      `Open this link to set a new password. Then the account is yours, and whoever is signed in to it is signed out. The link works once, for ${writeDays(days)}:`,
      { link },
      'If you do not want this account, you need not do anything.',
      brand,
    ],
  });
}
