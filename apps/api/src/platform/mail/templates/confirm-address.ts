import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';

interface Values {
  readonly brand: string;
  readonly email: string;
  readonly link: string;
  readonly hours: number;
}

/** Confirms the address of a sign-up. Without a name: anyone can enter one, to be mailed to anyone. */
export function confirmAddressMail({ brand, email, link, hours }: Values): Mail {
  return composeMail({
    to: email,
    subject: `Confirm your ${brand} address`,
    paragraphs: [
      'Hello,',
      `Your address was used to sign up to ${brand}. Open this link and enter the password that you chose. It works once, for ${hours} hours:`,
      { link },
      'If you did not sign up, you need not do anything: without this link there is no account.',
      brand,
    ],
  });
}
