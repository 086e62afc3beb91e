import { composeMail } from '../compose-mail.ts';
import type { Mail } from '../mailer.ts';
import { countOf } from '../../text/count-of.ts';

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
    subject: `Confirm your email address for ${brand}`,
    paragraphs: [
      'Hello,',
      `Your email address was used to sign up for ${brand}. Open this link and enter the password that you chose. The link works once and expires in ${countOf(hours, 'hour', 'hours')}:`,
      { link },
      'If you did not sign up, you do not need to do anything: no account is created without this link.',
      brand,
    ],
  });
}
